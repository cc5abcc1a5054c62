export function AdminSignInScreen() {
  return <h1>AdminSignInScreen</h1>;
}
