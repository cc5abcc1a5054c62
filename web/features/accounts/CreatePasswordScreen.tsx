export function CreatePasswordScreen() {
  return <h1>CreatePasswordScreen</h1>;
}
