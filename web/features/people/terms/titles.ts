export const TERMS_TITLE = "Termos de uso e política de privacidade";
