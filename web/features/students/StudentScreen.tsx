export function StudentScreen() {
  return <h1>StudentScreen</h1>;
}
