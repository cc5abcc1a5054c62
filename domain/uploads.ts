/** The largest image or spreadsheet that a person may send: 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILE_SIZE = "5 MB";

export const IMAGE_TOO_LARGE = `A imagem tem um limite de ${MAX_FILE_SIZE}!`;
export const SHEET_TOO_LARGE = `O arquivo tem um limite de ${MAX_FILE_SIZE}.`;
export const CERTIFICATE_TOO_LARGE = `O atestado tem um limite de ${MAX_FILE_SIZE}.`;
