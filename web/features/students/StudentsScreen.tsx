export function StudentsScreen() {
  return <h1>StudentsScreen</h1>;
}
