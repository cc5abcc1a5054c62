import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

const REPOSITORY = join(import.meta.dirname, "../../..");
const MISSING =
  "The commands of docs/production.md run in a clean Debian, which root makes with debootstrap. On Debian: apt-get install --no-install-recommends debootstrap. They run in npm run test:deep only.";
const PATIENCE_MS = 600_000;

const page = readFileSync(join(REPOSITORY, "docs/production.md"), "utf8");
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);

/** Programs that need a network or a running systemd: they note what they were asked, and do as much of it as can be done here. */
const STAND_INS = {
  "apt-get": "",
  certbot: "",
  curl: "",
  npm: '[ "$*" = "run build" ] && node scripts/build.mjs',
  git: '[ "$1" = clone ] && mkdir -p "$3" && cp -a /source/. "$3" && mount --bind /packages "$3/node_modules"',
  systemctl: `
if [ "$1" = enable ]; then
  cd "$(sed -n 's/^WorkingDirectory=//p' /etc/systemd/system/prumo.service)"
  set -a; . /etc/prumo.env; . /stand-ins/ports; set +a
  setpriv --reuid=prumo --regid=prumo --init-groups $(sed -n 's/^ExecStart=//p' /etc/systemd/system/prumo.service) > /var/log/prumo.log 2>&1 &
  echo $! > /var/log/prumo.pid
  for _ in $(seq 240); do grep -q '"no ar"' /var/log/prumo.log && exit 0; sleep 1; done
  cat /var/log/prumo.log; exit 1
fi`,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A Debian with nothing but what its first command installs, the Node that the page asks for, and the stand-ins. */
async function aCleanDebian(): Promise<string> {
  // Not among the temporary files, which may lie in memory.
  const root = await mkdtemp("/var/tmp/prumo-debian-");
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const packages = "--include=adduser,systemd,nginx-light,ca-certificates,openssl,libatomic1";
  await promisify(execFile)("debootstrap", ["--variant=minbase", packages, "bookworm", root], { maxBuffer: 1e8 });
  // `mkdtemp` closes it to all other accounts.
  chmodSync(root, 0o755);
  mkdirSync(join(root, "stand-ins"));
  for (const [name, work] of Object.entries(STAND_INS)) {
    const path = join(root, "stand-ins", name);
    writeFileSync(path, `#!/bin/bash\necho "${name} $*" >> /stand-ins/asked\n${work}\nexit 0\n`);
    chmodSync(path, 0o755);
  }
  writeFileSync(join(root, "stand-ins/ports"), `PORT=${await freePort()}\nMETRICS_PORT=${await freePort()}\n`);
  cpSync(process.execPath, join(root, "usr/bin/node"));
  mkdirSync(join(root, "packages"));
  mkdirSync(join(root, "source/node_modules"), { recursive: true });
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: REPOSITORY, encoding: "utf8" }).split("\0");
  for (const name of files.filter((path) => path && existsSync(join(REPOSITORY, path))))
    cpSync(join(REPOSITORY, name), join(root, "source", name), { recursive: true });
  return root;
}

if (process.getuid?.() !== 0 || spawnSync("debootstrap", ["--version"]).status !== 0) throw new Error(MISSING);
const root = await aCleanDebian();

/** All blocks in one mount namespace, which takes its mounts with it. */
const script = `
set -e
mount --bind ${REPOSITORY}/node_modules ${root}/packages
mount -t proc proc ${root}/proc
mount --rbind /dev ${root}/dev
chroot ${root} /bin/bash /stand-ins/run
`;
writeFileSync(
  join(root, "stand-ins/run"),
  [
    "export PATH=/stand-ins:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root",
    ...blocks.map((_, index) => `bash -e /stand-ins/block-${index}; echo "block ${index} ended $?"`),
    "kill $(cat /var/log/prumo.pid); sleep 8",
  ].join("\n"),
);
for (const [index, text] of blocks.entries()) writeFileSync(join(root, `stand-ins/block-${index}`), text);
// Nothing of this run's environment is there, above all not its folder for temporary files.
const env = { PATH: process.env.PATH };
const ran = await promisify(execFile)("unshare", ["-m", "bash", "-c", script], { maxBuffer: 1e8, env }).catch(
  (error: { stdout: string; stderr: string }) => error,
);
const output = ran.stdout + ran.stderr;
const ends: Record<number, number> = Object.fromEntries(
  [...output.matchAll(/^block (\d+) ended (\d+)$/gm)].map(([, index, code]) => [Number(index), Number(code)]),
);
const asked = readFileSync(join(root, "stand-ins/asked"), "utf8");
const indexOf = (words: string) => blocks.findIndex((text) => text.includes(words));

describe("docs/production.md, in a clean Debian", { timeout: PATIENCE_MS }, () => {
  it("has commands that all end well, the doctor's aside", () => {
    const doctor = indexOf("prumo-run doctor");
    const failed = blocks.flatMap((text, index) => (index !== doctor && ends[index] !== 0 ? [{ text, output }] : []));
    expect(failed).toEqual([]);
  });

  it("starts a server by its own account, with data that nobody else reads", () => {
    expect(asked).toContain("systemctl enable --now prumo");
    expect(readFileSync(join(root, "var/log/prumo.log"), "utf8")).toContain('"msg":"no ar"');
    const [uid, mode] = execFileSync("stat", ["-c", "%u %a", join(root, "var/lib/prumo/data")], {
      encoding: "utf8",
    }).split(" ");
    expect([uid, mode?.trim()]).toEqual([
      readFileSync(join(root, "etc/passwd"), "utf8").match(/^prumo:x:(\d+)/m)?.[1],
      "700",
    ]);
  });

  it("makes a first backup, encrypted", () => {
    expect(output).toMatch(/Cópia \S+ pronta e conferida em .*, criptografada\./);
  });

  it("restores it in a drill", () => {
    expect(output).toMatch(/Restaurada em .* a cópia de /);
  });

  it("leaves the doctor nothing to find but mail and address, which only a network has", () => {
    const wrong = [...output.matchAll(/^ERRO {2}(\S+):/gm)].map(([, what]) => what);
    expect(wrong.sort()).toEqual(["E-mail", "Endereço"]);
  });

  it("asks for nothing else from the network than it says", () => {
    const commands = new Set(asked.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
    for (const command of ["apt-get update", "git clone", "npm install", "npm run", "systemctl reload"])
      expect(commands).toContain(command);
  });
});
