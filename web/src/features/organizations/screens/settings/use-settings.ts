import type { MyOrganization } from '@chargerota/contract';
import { ruleConflicts } from '@chargerota/domain';
import type { RuleConflict } from '@chargerota/domain';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { myOrganizationsQuery } from '../../../../lib/session.ts';
import { dismissShownToast, toast } from '../../../../ui/toast.ts';
import { NOTHING_TO_UNDO } from '../../../../ui/use-undo.ts';
import { pendingSettings, useSaveSettings } from '../../settings-api.ts';
import type { SettingsKind } from '../../settings-api.ts';
import {
  contradicts,
  decideChange,
  isChange,
  SECTION_SETTINGS,
  settingsOf,
  undoOf,
  withChanges,
} from './settings.ts';
import type { Changes, SettingName, Settings } from './settings.ts';

/** The settings as controls show them, and the function that changes them. */
export type SettingsForm = {
  /** With the changes that are being saved. */
  saved: Settings;
  /** Also with what contradicts, and is not saved. */
  edited: Settings;
  conflicts: RuleConflict[];
  /** Whether something would be lost by leaving. */
  isUnsaved: boolean;
  /** Whether a field holds a text that is not saved. */
  isTyping: boolean;
  set: (changes: Changes) => void;
  /** Gives up what contradicts. */
  discard: () => void;
  /** Says whether a field holds a text that is not saved. */
  setTyping: (field: string, isTyping: boolean) => void;
};

/**
 * Settings that are saved with each press. They are shown at once, and as before if the server refuses; what
 * contradicts waits until it is right.
 */
export function useSettings(organization: MyOrganization): SettingsForm {
  const { id } = organization;
  const client = useQueryClient();
  const saves = {
    rules: useSaveSettings(id, 'rules'),
    privacy: useSaveSettings(id, 'privacy'),
    noShow: useSaveSettings(id, 'noShow'),
    joining: useSaveSettings(id, 'joining'),
  };
  const [held, setHeld] = useState<Changes>({});
  const [typing, setTypingFields] = useState<readonly string[]>([]);
  const saved = useMutationState(pendingSettings(id)).reduce(withChanges, settingsOf(organization));
  // What somebody else has made right meanwhile is not held any more, and was never saved.
  const waiting = contradicts(saved, held) ? held : {};
  const edited = withChanges(saved, waiting);
  // An undo is pressed later, and must not drop what waits by then.
  const waitingNow = useRef(waiting);
  useEffect(() => void (waitingNow.current = waiting));

  /** As they are when something is pressed, which may be long after this was rendered. */
  const now = (): Settings => {
    const current = client.getQueryData(myOrganizationsQuery.queryKey)?.find((mine) => mine.id === id);
    const { filters, select } = pendingSettings(id);
    const pending = client.getMutationCache().findAll(filters).map(select);
    return pending.reduce(withChanges, settingsOf(current ?? organization));
  };
  const change = (changes: Changes, isUndo = false): void => {
    const before = now();
    const { send, held: left } = decideChange(before, waitingNow.current, changes);
    setHeld(left);
    if (!isChange(send)) {
      // What was saved before is not what was pressed now, and this is not saved.
      if (isChange(left)) dismissShownToast();
      return;
    }
    const undo = (): void => takeBack(before, send);
    saves[kindOf(send)].mutate({ changes: send, ...(isUndo ? { isUndo } : { undo }) });
  };
  const takeBack = (before: Settings, sent: Changes): void => {
    const back = undoOf(before, sent, now());
    if (isChange(back)) change(back, true);
    else toast(NOTHING_TO_UNDO);
  };
  return {
    saved,
    edited,
    conflicts: isChange(waiting) ? ruleConflicts(edited) : [],
    isUnsaved: isChange(waiting) || typing.length > 0,
    isTyping: typing.length > 0,
    set: (changes) => change(changes),
    discard: () => setHeld({}),
    setTyping: useCallback(
      (field, isTyping) =>
        setTypingFields((before) => [
          ...before.filter((other) => other !== field),
          ...(isTyping ? [field] : []),
        ]),
      [],
    ),
  };
}

/** The request that saves these settings. The controls of different requests never change each other's settings. */
function kindOf(changes: Changes): SettingsKind {
  const [name] = Object.keys(changes) as SettingName[];
  const apart = ['privacy', 'noShow', 'joining'] as const;
  return apart.find((kind) => SECTION_SETTINGS[kind].some((known) => known === name)) ?? 'rules';
}
