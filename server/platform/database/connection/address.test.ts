import { describe, expect, it } from "vitest";
import { accountIn, hostsIn, serversIn, withAccount } from "./address.ts";

const SEVERAL = "postgres://conta:a,b%40@um:5501,[fd00::9]:5502,tres/prumo?sslmode=require";

describe("the address of a database", () => {
  it("is one address for each server that it names", () => {
    expect(serversIn(SEVERAL)).toEqual([
      "postgres://conta:a,b%40@um:5501/prumo?sslmode=require",
      "postgres://conta:a,b%40@[fd00::9]:5502/prumo?sslmode=require",
      "postgres://conta:a,b%40@tres/prumo?sslmode=require",
    ]);
    expect(serversIn("postgres://conta:a,b@um:5501/prumo")).toEqual(["postgres://conta:a,b@um:5501/prumo"]);
  });

  it("has one account for all servers, which another can take the place of", () => {
    expect(accountIn(SEVERAL)).toEqual({ username: "conta", password: "a,b%40" });
    const other = withAccount(SEVERAL, "outra", "c@d");
    expect(other).toBe("postgres://outra:c%40d@um:5501,[fd00::9]:5502,tres/prumo?sslmode=require");
    expect(withAccount("postgres://um/prumo", "outra", "c")).toBe("postgres://outra:c@um/prumo");
  });

  it("is told without account and password", () => {
    expect(hostsIn(SEVERAL)).toBe("um:5501,[fd00::9]:5502,tres");
    expect(hostsIn("postgres://um/prumo")).toBe("um");
  });
});
