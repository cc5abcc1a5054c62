export const knowsPasskeys = (): boolean => "PublicKeyCredential" in window;

/** The person closed the browser's dialog, or the device has no passkey: nothing to report. */
export const isDismissed = (error: unknown): boolean => error instanceof Error && error.name === "NotAllowedError";
