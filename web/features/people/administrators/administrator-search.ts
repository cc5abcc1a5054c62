export interface AdministratorSearch {
  /** "novo", or the id of the administrator whose dialog is open. */
  readonly aberto?: string | undefined;
}

export const administratorSearch = ({ aberto }: Record<string, unknown>): AdministratorSearch =>
  aberto === undefined || aberto === "" ? {} : { aberto: String(aberto) };
