/** The version of the API that this client speaks: sent with every call of a signed-in person, as `public/first.js` does. */
export const API_VERSION = "1.0.6";
