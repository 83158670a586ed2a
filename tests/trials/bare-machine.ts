import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#tests/support/leftovers.ts";

/** What a command printed, on both of its streams, and how it ended. */
export interface Said {
  readonly code: number | null;
  readonly output: string;
}

/** A Debian as the guide finds it. Its /etc, /srv, /mnt and /var/lib are its own; systemd is played by a script that runs the unit's command. */
export interface BareMachine {
  readonly asRoot: (script: string) => Said;
  /** As the guide says: a shell of the account `portal`, with the settings of the product. `typed` is typed into a terminal. */
  readonly asPortal: (script: string, typed?: string) => Said;
  /** What the unit has printed so far. */
  readonly journal: () => string;
  readonly close: () => void;
}

const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Needs root, for a namespace of mounts. */
export function openBareMachine(): BareMachine {
  const folder = makeFolder("mesin");
  for (const name of ["sbin", ...["etc", "lib"].flatMap((one) => [`${one}.atas`, `${one}.kerja`])]) mkdirSync(join(folder, name));
  const journal = join(folder, "journal");
  writeFileSync(join(folder, "sbin/systemctl"), systemctl(folder));
  writeFileSync(join(folder, "sbin/journalctl"), `#!/bin/sh\ncat ${journal}\n`);
  for (const name of ["systemctl", "journalctl"]) chmodSync(join(folder, "sbin", name), 0o755);
  const own = (target: string, name: string) =>
    `mount -t overlay overlay -o lowerdir=${target},upperdir=${folder}/${name}.atas,workdir=${folder}/${name}.kerja ${target}`;
  const setUp = [
    ...[own("/etc", "etc"), own("/var/lib", "lib"), "mount -t tmpfs -o mode=755 tmpfs /srv", "mount -t tmpfs -o mode=755 tmpfs /mnt"],
    ...[`mount --bind ${folder}/sbin /usr/local/sbin`, `touch ${folder}/siap`, "exec sleep infinity"],
  ].join(" && ");
  const holder = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-c", setUp], { stdio: ["ignore", "inherit", "inherit"] });
  while (!existsSync(join(folder, "siap"))) {
    if (holder.exitCode !== null) throw new Error("The machine could not be set up: root and overlay mounts are needed.");
    spawnSync("sleep", ["0.1"]);
  }
  const inside = (command: readonly string[], input?: string): Said => {
    const { status, stdout, stderr } = spawnSync("nsenter", ["-t", String(holder.pid), "-m", "env", "-i", `PATH=${path}`, ...command], {
      encoding: "utf8",
      maxBuffer: 64 * 2 ** 20,
      ...(input === undefined ? {} : { input }),
    });
    return { code: status, output: stdout + stderr };
  };
  return {
    asRoot: (script) => inside(["sh", "-ec", script]),
    asPortal: (script, typed) => {
      const shell = `cd /srv/portal && PATH=/srv/portal/bin:$PATH\nset -a; . /etc/portal.env; set +a\n${script}`;
      const file = join(folder, "perintah.sh");
      writeFileSync(file, shell, { mode: 0o644 });
      const command = ["runuser", "-u", "portal", "--", "sh", "-e", file];
      return typed === undefined ? inside(command) : inside(["script", "-qec", command.join(" "), "/dev/null"], `${typed}\n`);
    },
    journal: () => (existsSync(journal) ? readFileSync(journal, "utf8") : ""),
    close: () => {
      inside(["systemctl", "stop", "portal"]);
      holder.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What of systemd the guide asks for: it starts the command of the unit as the unit says, and ends it in order. */
const systemctl = (folder: string): string => `#!/bin/sh
set -eu
of() { sed -n "s/^$1=-\\{0,1\\}//p" /etc/systemd/system/portal.service; }
verb=$1; shift
[ "\${1-}" != --now ] || shift
case "$verb \${1-}" in
  "daemon-reload "*) ;;
  "reload caddy") caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile ;;
  "enable portal"|"start portal")
    install -d -o "$(of User)" -g "$(of Group)" -m "$(of StateDirectoryMode)" "/var/lib/$(of StateDirectory)"
    set -a; eval "$(of Environment)"; . "$(of EnvironmentFile)"; set +a
    umask "$(of UMask)"; cd "$(of WorkingDirectory)"
    setsid setpriv --reuid "$(of User)" --regid "$(of Group)" --clear-groups $(of ExecStart) >> ${folder}/journal 2>&1 < /dev/null &
    echo $! > ${folder}/pid ;;
  "stop portal")
    [ -f ${folder}/pid ] || exit 0
    kill -TERM "$(cat ${folder}/pid)" 2>/dev/null || true
    for _ in $(seq "$(of TimeoutStopSec)0"); do kill -0 "$(cat ${folder}/pid)" 2>/dev/null || { rm ${folder}/pid; exit 0; }; sleep 0.1; done
    echo "it did not stop" >&2; exit 1 ;;
  "restart portal") "$0" stop portal; "$0" start portal ;;
  *) echo "unknown: $verb $*" >&2; exit 1 ;;
esac
`;
