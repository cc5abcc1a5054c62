/** Who reads and answers a conversation. */
export interface Writer {
  readonly id: number;
  readonly role: "student" | "trainer";
}
