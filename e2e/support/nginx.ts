import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const PROGRAM = '/usr/sbin/nginx';

/** Why no proxy can be started, in one sentence; null if one can. */
export const missingNginx = (): string | null =>
  existsSync(PROGRAM) ? null : 'nginx is not installed (Debian: nginx-light), so nothing is tried behind it';

export type Nginx = { stop(): Promise<void> };

/** For each port of nginx where it passes `/charge/` on; with a slash at the end, it takes the path off. */
export async function startNginx(passes: Readonly<Record<number, string>>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-nginx-'));
  const servers = Object.entries(passes).map(
    ([port, to]) => `
    server {
      listen 127.0.0.1:${port};
      location /charge/ {
        proxy_pass ${to};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
      }
    }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const text = `daemon off; master_process off; pid ${folder}/pid; events {}
  http { access_log off; ${temporary.join(' ')} ${servers.join('')} }`;
  await writeFile(join(folder, 'nginx.conf'), text);
  const errors = ['-e', join(folder, 'error.log')];
  const nginx = spawn(PROGRAM, [...errors, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await Promise.all(Object.keys(passes).map((port) => expect.poll(() => listens(Number(port))).toBe(true)));
  return {
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
