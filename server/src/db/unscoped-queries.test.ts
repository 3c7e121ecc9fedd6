import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFencedTables } from '../testing/fenced-tables.ts'
import { findUnscoped } from '../testing/unscoped/find-unscoped.ts'

const OPERATOR = 'the superadmin looks across companies, as the role operator and within its policies'
const DELIVERY = 'the worker delivers across workspaces, as the role background and by the delivery’s id'
const SECRET = 'the worker gives a link its secret, as the role background and by the link’s id'
const UNUSED_FILES =
  'the worker removes files that nobody uses, as the role background; the tables are joined by their workspace'
const SWEEP = 'the worker compares the store with all rows that name its files, as the role background'
const VERIFICATION = 'the operator’s command verifies the log of all companies, as the database’s owner'

const TOLD = 'the worker finds the workspaces that are to be told, as the role background'
const MATCHING = 'the worker scores lots for all workspaces, as the role background'
const PERCOLATING = 'the worker runs the saved searches of all workspaces on new lots, as the role background'
const ONE_PROFILE = 'the worker scores one profile, as the role background and by the profile’s id'
const GIVEN_CONDITION =
  'the worker reads all profiles; a call gives the scope’s predicate as the condition on i, and every other table is joined by its workspace'

/** The file and function of every statement that names a workspace table without the scope's predicate, and why. */
const ACROSS_WORKSPACES: Readonly<Record<string, string>> = {
  'features/operator/queries.ts: listApplications': OPERATOR,
  'features/operator/queries.ts: listWorkspaces': OPERATOR,
  'features/operator/queries.ts: findWorkspace': OPERATOR,
  'features/operator/queries.ts: listSubscriptions': OPERATOR,
  'features/operator/queries.ts: saveDecision': OPERATOR,
  'features/operator/queries.ts: listRenewalRequests': OPERATOR,
  'features/operator/assign.ts: assignSubscription': OPERATOR,
  'features/audit/verify-chain.ts: findChainFaults': VERIFICATION,
  'features/audit/verify-chain.ts: findRowFaults': VERIFICATION,
  'features/messages/queries.ts: beginAttempt': DELIVERY,
  'features/messages/queries.ts: markSent': DELIVERY,
  'features/messages/queries.ts: markNotSent': DELIVERY,
  'features/messages/queries.ts: forgetOld': DELIVERY,
  'features/notifications/sending/queries.ts: listTargets': DELIVERY,
  'features/delivery/alarm-queries.ts: findAlarmFacts': DELIVERY,
  'features/subscription/tell-ends.ts: listEnding': TOLD,
  'features/planning/tell-times.ts: listWorkspacesToTell': TOLD,
  'features/notifications/daily/queries.ts: listWorkspaces':
    'the worker finds the workspaces that get a mailing, as the role background',
  'features/notifications/telegram/buttons.ts: forgetOldButtons':
    'the worker removes buttons that no longer work, as the role background',
  'features/own-files/queries.ts: IS_UNUSED': UNUSED_FILES,
  'features/own-files/queries.ts: listUnusedFiles': UNUSED_FILES,
  'features/own-files/queries.ts: removeUnusedFile': UNUSED_FILES,
  'features/documents/sweep-queries.ts: compareWithTable': SWEEP,
  'features/documents/sweep-queries.ts: isUnnamed': SWEEP,
  'features/lot-voting/consumer.ts: listVoted':
    'the worker finds the workspaces whose votes carry over, as the role background',
  'features/lot-work/consumer.ts: listConcerned':
    'the worker finds the workspaces that a change concerns, as the role background',
  'features/saved-searches/queries.ts: listTelling': PERCOLATING,
  'features/saved-searches/queries.ts: readFilters': PERCOLATING,
  'features/saved-searches/queries.ts: listDailyWorkspaces': PERCOLATING,
  'features/following/consumer.ts: listFollowed':
    'the worker finds the workspaces whose people follow a tender or a customer, as the role background',
  'features/matching/jobs.ts: rescoreMany': MATCHING,
  'features/matching/consumer.ts: forgetDeletedProfiles': MATCHING,
  'features/matching/profiles/percolator.ts: createPercolator': MATCHING,
  'features/matching/save-scores.ts: saveScores': MATCHING,
  'features/matching/save-scores.ts: deleteScores': MATCHING,
  'features/matching/save-scores.ts: listScoresOfLots': MATCHING,
  'features/matching/save-scores.ts: dropNearMisses': MATCHING,
  'features/matching/save-scores.ts: queueNotices': MATCHING,
  'features/matching/tidy.ts: dropNearMissesOfClosedLots': MATCHING,
  'features/matching/tidy.ts: dropScoresOfDeletedProfiles': MATCHING,
  'features/matching/tidy.ts: eachScoredLots': MATCHING,
  'features/matching/tidy.ts: dropUnusedVoteModels': MATCHING,
  'features/matching/votes/vote-log.ts: listTeachingVotes': ONE_PROFILE,
  'features/matching/votes/vote-log.ts: readVotes': ONE_PROFILE,
  'features/matching/votes/learn.ts: isThere': ONE_PROFILE,
  'features/matching/votes/learn.ts: findNewest': ONE_PROFILE,
  'features/matching/votes/learn.ts: learnForProfile': ONE_PROFILE,
  'features/matching/votes/rebuild.ts: rebuildVoteModel': ONE_PROFILE,
  'features/matching/progress.ts: beginScoring': ONE_PROFILE,
  'features/matching/progress.ts: saveProgress': ONE_PROFILE,
  'features/matching/progress.ts: finishScoring': ONE_PROFILE,
  'features/matching/rescore.ts: listScoredLots': ONE_PROFILE,
  'features/matching/rescore.ts: noteMatches': ONE_PROFILE,
  'features/matching/replay.ts: replayScores':
    'the proof calculates the scores of all companies again, as the database’s owner',
  'features/matching/profiles/profile.ts: IS_SCORING': GIVEN_CONDITION,
  'features/matching/profiles/profile.ts: listProfiles': GIVEN_CONDITION,
  'features/matching/profiles/learned-votes.ts: readModels': GIVEN_CONDITION,
  'features/matching/profiles/profile.ts: listMembers': GIVEN_CONDITION,
  'messages/send.ts: sendMessage': 'a message of the operator or of the worker belongs to no workspace',
  'messages/links.ts: makeLink': 'the operator makes the link of a company’s first admin',
  'messages/links.ts: setLinkSecret': SECRET,
  'messages/cancel-links.ts: setCancelLinkSecret': SECRET,
}

const FENCED_TABLES = readFencedTables()
const SOURCE = join(import.meta.dirname, '..')
const files = globSync('**/*.ts', { cwd: SOURCE })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !/\.test\.ts$|^testing\/|^db\/generated\//.test(file))

function findProblems(source: string): string[] {
  return findUnscoped(source, FENCED_TABLES).map(({ problem }) => problem)
}

describe('queries on workspace tables', () => {
  const found = files.flatMap((file) =>
    findUnscoped(readFileSync(join(SOURCE, file), 'utf8'), FENCED_TABLES).map((one) => ({ file, ...one })),
  )

  test('every query names its workspace, or stands in the list of those that look across workspaces', () => {
    const unexpected = found.filter(({ file, within }) => !(`${file}: ${within}` in ACROSS_WORKSPACES))
    expect(unexpected.map(({ file, line, within, problem }) => `${file}:${line} ${within}: ${problem}`)).toEqual([])
  })

  test('the list holds nothing that is gone', () => {
    const names = new Set(found.map(({ file, within }) => `${file}: ${within}`))
    expect(Object.keys(ACROSS_WORKSPACES).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the search for unscoped queries', () => {
  const owns = (column: string) => `.where(scope.owns('${column}'))`
  const chain = (...parts: string[]) => `const rows = await scope.db${parts.join('')}.execute()`

  test('finds a builder without the predicate', () => {
    const from = ".selectFrom('renewal_request').select('tariff')"
    expect(findProblems(chain(from, owns('renewal_request.workspace_id')))).toEqual([])
    expect(findProblems(chain(from, ".where('closed_at', 'is', null)"))).toEqual([
      "renewal_request without scope.owns('renewal_request.workspace_id')",
    ])
  })

  test('asks it of each table of a join, under its alias', () => {
    const from = ".selectFrom('app_user as u').innerJoin('user_role as r', 'r.user_id', 'u.id')"
    expect(findProblems(chain(from, owns('u.workspace_id'), owns('r.workspace_id')))).toEqual([])
    expect(findProblems(chain(from, owns('u.workspace_id')))).toEqual([
      "user_role without scope.owns('r.workspace_id')",
    ])
    expect(findProblems(chain(from, owns('r.workspace_id')))).toEqual(["app_user without scope.owns('u.workspace_id')"])
  })

  test('asks it of a subquery of its own', () => {
    const inner = "(eb) => eb.selectFrom('session as s').select('s.id')"
    const outer = ".selectFrom('lot').select("
    expect(findProblems(chain(outer, inner, owns('s.workspace_id'), ')'))).toEqual([])
    expect(findProblems(chain(outer, inner, ')'))).toEqual(["session without scope.owns('s.workspace_id')"])
  })

  test('reads SQL, with what it takes from functions and constants of the file', () => {
    const conditions = (first: string) => `function conditions(scope) { return [${first}, sql\`a.code is null\`] }`
    const page =
      'function page(scope) { const where = sql.join(conditions(scope)); return sql`select * from audit a where ${where}` }'
    expect(findProblems(`${conditions("scope.owns('a.workspace_id')")}\n${page}`)).toEqual([])
    expect(findProblems(`${conditions('sql`true`')}\n${page}`)).toEqual(["audit without scope.owns('a.workspace_id')"])
  })

  test('finds the second mention of a table whose first is scoped', () => {
    const twice = (second: string) =>
      `sql\`select from feedback f where \${scope.owns('f.workspace_id')} union all select from feedback f where ${second}\``
    expect(findProblems(twice("${scope.owns('f.workspace_id')}"))).toEqual([])
    expect(findProblems(twice('true'))).toEqual(["feedback without scope.owns('f.workspace_id')"])
  })

  test.each([
    'sql`delete from session where id = ${id}`',
    'sql`update public.session set ended_at = now()`',
    'sql`select from lot l, session where true`',
    "sql`select from ${sql.table('session')}`",
    "pool.query('select * from session')",
  ])('finds %s', (statement) => {
    expect(findProblems(statement)).toEqual(["session without scope.owns('session.workspace_id')"])
  })

  test('a workspace is owned by its id', () => {
    expect(findProblems(chain(".selectFrom('workspace as w')", owns('w.id')))).toEqual([])
    expect(findProblems(chain(".selectFrom('workspace as w')"))).toEqual(["workspace without scope.owns('w.id')"])
  })

  test('a row is written with the workspace of the scope', () => {
    const insert = (workspaceId: string) => chain(`.insertInto('feedback').values({ workspace_id: ${workspaceId} })`)
    expect(findProblems(insert('scope.workspaceId'))).toEqual([])
    expect(findProblems(insert('input.workspaceId'))).toEqual(['insert into feedback without scope.workspaceId'])
    expect(findProblems('sql`insert into feedback (workspace_id) values (${scope.workspaceId})`')).toEqual([])
    expect(findProblems('sql`insert into feedback (workspace_id) values (${other ?? scope.workspaceId})`')).toEqual([
      'insert into feedback without scope.workspaceId',
    ])
  })

  test('leaves other tables and prose alone', () => {
    expect(findProblems(chain(".selectFrom('lot as l')"))).toEqual([])
    expect(findProblems("const text = 'You get it from workspace settings'")).toEqual([])
  })
})
