/** A command or a workflow answers one of the names. A name that brings values with it is an object of its own. */
export type Outcome<Name extends string> = Name extends string ? { readonly outcome: Name } : never;
