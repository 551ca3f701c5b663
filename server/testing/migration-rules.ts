import { parse } from 'libpg-query';
import type { Migration } from '../src/platform/database/migrations.ts';

/** Of PostgreSQL's parse tree, what is looked at here. */
type Named = { relname: string };
type Constraint = { contype: string; skip_validation?: boolean; indexname?: string; raw_expr?: object };
type Command = {
  subtype: string;
  def?: { ColumnDef?: { constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint };
};
type Statement = {
  CreateStmt?: { relation: Named };
  AlterTableStmt?: { relation: Named; cmds: { AlterTableCmd: Command }[] };
  IndexStmt?: { relation: Named; concurrent?: boolean; if_not_exists?: boolean };
  DropStmt?: { removeType: string; concurrent?: boolean; missing_ok?: boolean };
};

/** Statements that hold up everybody, or that no two neighbouring versions can live with, whatever they are about. */
const NEVER: Record<string, string> = {
  RenameStmt:
    'a new name breaks every build that knows the old one: add the new, and take the old away later',
  UpdateStmt: 'it locks what it writes until the step ends: let a job write in portions',
  DeleteStmt: 'it locks what it writes until the step ends: let a job delete in portions',
  TruncateStmt: 'it empties a table that others use',
  LockStmt: 'it holds up everybody',
  VacuumStmt: 'it may rewrite a table',
  ReindexStmt: 'make a new index CONCURRENTLY instead',
};

const REWRITES = 'it rewrites the table while nobody can use it';
const CONTRACTS = 'it takes away what the version before needs, so it belongs in a step that contracts';

/** What must not stand in a step between two versions that run side by side, each with the reason. */
export async function refusedIn({ statements, needs, isConcurrent }: Migration): Promise<string[]> {
  const { stmts = [] } = (await parse(statements.join(';\n'))) as { stmts?: { stmt: Statement }[] };
  const all = stmts.map(({ stmt }) => stmt);
  const made = new Set(all.map(({ CreateStmt: table }) => table?.relation.relname));
  const contracts = needs > 0;
  const refused: string[] = [];
  const refuse = (what: string, why: string) => refused.push(`${what}: ${why}`);

  for (const statement of all) {
    const kind = Object.keys(statement)[0]!;
    if (kind in NEVER) refuse(kind, NEVER[kind]!);
    if (isConcurrent && !['IndexStmt', 'DropStmt'].includes(kind))
      refuse(kind, 'what runs CONCURRENTLY has a file of its own');
    const { IndexStmt: index, DropStmt: drop, AlterTableStmt: alter } = statement;
    if (index && !made.has(index.relation.relname) && !(index.concurrent && index.if_not_exists))
      refuse(kind, 'nobody can write meanwhile: CREATE INDEX CONCURRENTLY IF NOT EXISTS');
    if (drop?.removeType === 'OBJECT_INDEX') {
      if (!(drop.concurrent && drop.missing_ok)) refuse(kind, 'DROP INDEX CONCURRENTLY IF EXISTS');
    } else if (drop && !contracts) refuse(kind, CONTRACTS);
    if (!alter || made.has(alter.relation.relname)) continue;
    const subtypes = alter.cmds.map(({ AlterTableCmd: { subtype } }) => subtype);
    for (const { AlterTableCmd: command } of alter.cmds) {
      const why = reasonAgainst(command, contracts);
      if (why) refuse(command.subtype, why);
    }
    if (subtypes.includes('AT_ValidateConstraint') && all.length > 1)
      refuse('AT_ValidateConstraint', 'it reads the whole table: a file of its own');
  }
  return refused;
}

function reasonAgainst({ subtype, def }: Command, contracts: boolean): string | null {
  if (subtype === 'AT_AlterColumnType') return REWRITES;
  if (subtype === 'AT_DropColumn' || subtype === 'AT_SetNotNull') return contracts ? null : CONTRACTS;
  if (subtype === 'AT_AddConstraint' && def?.Constraint) return reasonAgainstConstraint(def.Constraint);
  if (subtype !== 'AT_AddColumn') return null;
  const constraints = def?.ColumnDef?.constraints?.map(({ Constraint: each }) => each) ?? [];
  const standard = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  if (constraints.some(({ contype }) => ['CONSTR_GENERATED', 'CONSTR_IDENTITY'].includes(contype)))
    return REWRITES;
  if (standard && 'FuncCall' in (standard.raw_expr ?? {}))
    return `${REWRITES}, unless the default is a constant`;
  if (constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL') && !standard)
    return 'the version before does not write it: give it a default';
  const rest = constraints.filter(
    ({ contype }) => !['CONSTR_NOTNULL', 'CONSTR_NULL', 'CONSTR_DEFAULT'].includes(contype),
  );
  return rest.map(reasonAgainstConstraint)[0] ?? null;
}

function reasonAgainstConstraint({ contype, skip_validation, indexname }: Constraint): string | null {
  if (contype === 'CONSTR_EXCLUSION') return 'its index is made while nobody can write: make a new table';
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname ? null : 'make its index CONCURRENTLY in a step before, and name it by USING INDEX';
  return skip_validation
    ? null
    : 'it reads the whole table: NOT VALID, and VALIDATE CONSTRAINT in the next step';
}
