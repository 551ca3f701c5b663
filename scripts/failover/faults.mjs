// What can happen to the node that leads, and how it is mended.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { killAll, setCable } from './network.mjs';

/** Each does its harm to the leader, and returns how to undo it; undefined if nothing is to be undone. */
export const FAULTS = [
  {
    // Patroni starts it again, or a standby takes over.
    name: 'PostgreSQL killed',
    harm: (_, leader) => {
      const postmaster = readFileSync(join(leader.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0];
      process.kill(Number(postmaster), 'SIGKILL');
    },
  },
  {
    name: 'node stopped',
    harm: (cluster, leader) => {
      killAll(leader.namespace, 'SIGKILL');
      return () => void cluster.start(leader);
    },
  },
  {
    name: 'node frozen',
    harm: (cluster, leader) => {
      killAll(leader.namespace, 'SIGSTOP');
      // As its watchdog does (docs/operations/fail-over.md): a Patroni that wakes up may take the lead back from the new leader.
      return () => {
        killAll(leader.namespace, 'SIGKILL');
        cluster.start(leader);
      };
    },
  },
  {
    name: 'node cut off',
    harm: (_, leader) => {
      setCable(leader, 'down');
      return () => setCable(leader, 'up');
    },
  },
  {
    // As `patronictl switchover` does.
    name: 'switchover',
    harm: async (_, leader) => {
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name }),
      });
      // 503: not over within ten seconds.
      if (!answer.ok && answer.status !== 503) throw new Error(`no switchover: ${await answer.text()}`);
    },
  },
];
