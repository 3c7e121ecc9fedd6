import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, signIn } from '../../testing/builders.ts'
import { emptyTables } from '../../testing/empty-tables.ts'
import { testServer } from '../../testing/server.ts'
import { linkRows } from './link-rows.ts'
import { verifyChain } from './verify-chain.ts'

const server = await testServer()
const { owner, background } = server.db

/** A log of ten linked rows and nothing else: what one test breaks, the next does not find. */
async function aLinkedLog() {
  await emptyTables(owner, 'audit, audit_link, audit_unlinked')
  for (let n = 1; n <= 10; n += 1) await write(`object ${n}`)
  const { head } = await linkRows(background)
  if (!head) throw new Error('nothing was linked')
  return head
}

const write = (objectId: string) =>
  sql`insert into audit (action, object_id, outcome, ip, request_id) values ('me/updateProfile', ${objectId}, 'done', '10.0.0.1', 'r')`.execute(
    server.db.application,
  )

const countWaitingForLocks = async () =>
  (
    await sql<{ n: number }>`
      select count(*) as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(owner)
  ).rows[0]?.n

describe('the chain of the log', () => {
  test('holds every row, in the order in which they were written', async () => {
    const head = await aLinkedLog()
    const { rows } = await sql<{ object: string }>`
      select a.object_id as object from audit_link l join audit a on a.id = l.audit_id order by l.number`.execute(owner)
    expect(rows.map(({ object }) => object)).toEqual(Array.from({ length: 10 }, (_, i) => `object ${i + 1}`))
    expect(await verifyChain(owner)).toEqual({
      checked: 10,
      waiting: 0,
      head: { number: 10, hash: head.hash },
      faults: 0,
      firstFault: null,
      knownHead: null,
    })
  })

  test('goes on where it stopped, in batches; rows that wait are counted and are no fault', async () => {
    await aLinkedLog()
    for (let n = 11; n <= 15; n += 1) await write(`object ${n}`)
    expect(await verifyChain(owner)).toMatchObject({ checked: 10, waiting: 5, faults: 0 })
    expect(await linkRows(background, 2)).toMatchObject({ head: { number: 15 }, waiting: 0 })
    expect(await verifyChain(owner)).toMatchObject({ checked: 15, waiting: 0, faults: 0 })
  })

  test('holds the row of every call that writes', async () => {
    await aLinkedLog()
    await signIn(server, await aPerson(server, ['lead']))
    await linkRows(background)
    expect(await verifyChain(owner)).toMatchObject({ checked: 11, waiting: 0, faults: 0 })
  })

  test('takes a row that commits after younger ones', async () => {
    await aLinkedLog()
    const { promise: isLinked, resolve: letCommit } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: sayWritten } = Promise.withResolvers<void>()
    const slow = server.db.application.transaction().execute(async (db) => {
      await sql`insert into audit (action, outcome, request_id) values ('me/updateProfile', 'done', 'slow')`.execute(db)
      sayWritten()
      await isLinked
    })
    await isWritten
    await write('young')
    expect(await linkRows(background)).toMatchObject({ head: { number: 11 } })
    letCommit()
    await slow
    expect(await linkRows(background)).toMatchObject({ head: { number: 12 } })
    expect(await verifyChain(owner)).toMatchObject({ checked: 12, waiting: 0, faults: 0 })
  })

  test('linked by two workers at once has every row once: the second waits for the first', async () => {
    await aLinkedLog()
    for (let n = 11; n <= 20; n += 1) await write(`object ${n}`)
    const second = await background.transaction().execute(async (first) => {
      await sql`select link_audit(3)`.execute(first)
      const linking = linkRows(background)
      await expect.poll(countWaitingForLocks, { timeout: 10_000 }).toBe(1)
      return { linking }
    })
    expect(await second.linking).toMatchObject({ head: { number: 20 }, waiting: 0 })
    expect(await verifyChain(owner)).toMatchObject({ checked: 20, waiting: 0, faults: 0 })
  })

  test('does not depend on the time zone of who links and who verifies', async () => {
    await aLinkedLog()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set timezone = 'Asia/Almaty'`.execute(owner)
    const elsewhere = await testServer({ beside: server })
    await write('object 11')
    await linkRows(elsewhere.db.background)
    expect(await verifyChain(elsewhere.db.owner)).toMatchObject({ checked: 11, faults: 0 })
    expect(await verifyChain(owner)).toMatchObject({ checked: 11, faults: 0 })
  })

  test('is kept when a month is moved away: verification starts from its last link', async () => {
    await aLinkedLog()
    await sql`delete from audit`.execute(owner)
    await write('object 11')
    await linkRows(background)
    expect(await verifyChain(owner)).toMatchObject({ faults: 10, firstFault: { number: 1, kind: 'removed' } })
    expect(await verifyChain(owner, { after: 10 })).toMatchObject({ checked: 1, faults: 0, head: { number: 11 } })
  })
})

describe('the owner of the database who', () => {
  test.each([
    ['who did it', sql`user_id = uuidv7()`],
    ['what was done', sql`action = 'users/createUser'`],
    ['one letter of the object', sql`object_id = 'object 5.'`],
    ['from where', sql`ip = null`],
    ['whether it was refused', sql`outcome = 'refused', code = 'forbidden'`],
  ])('changes in a row %s, is found, and the row is named', async (_what, change) => {
    await aLinkedLog()
    const { rows } = await sql<{ id: string }>`
      update audit set ${change} where object_id = 'object 5' returning id`.execute(owner)
    expect(await verifyChain(owner)).toMatchObject({
      faults: 1,
      firstFault: { kind: 'changed', number: 5, id: rows[0]?.id },
    })
  })

  test('moves a row to another time is found', async () => {
    await aLinkedLog()
    await sql`update audit set at = at - interval '1 second' where object_id = 'object 5'`.execute(owner)
    // the link has lost its row, and the row its link
    expect(await verifyChain(owner)).toMatchObject({ faults: 2, firstFault: { kind: 'removed', number: 5 } })
  })

  test('removes a row is found', async () => {
    await aLinkedLog()
    await sql`delete from audit where object_id = 'object 5'`.execute(owner)
    expect(await verifyChain(owner)).toMatchObject({ faults: 1, firstFault: { kind: 'removed', number: 5 } })
  })

  test('removes a row with its link is found', async () => {
    await aLinkedLog()
    await sql`delete from audit where object_id = 'object 5'`.execute(owner)
    await sql`delete from audit_link where number = 5`.execute(owner)
    expect(await verifyChain(owner)).toMatchObject({ faults: 1, firstFault: { kind: 'links_missing', number: 6 } })
  })

  test('removes a row before it is linked is found', async () => {
    await aLinkedLog()
    await write('object 11')
    await sql`delete from audit where object_id = 'object 11'`.execute(owner)
    expect(await verifyChain(owner)).toMatchObject({ faults: 1, firstFault: { kind: 'removed_unlinked' } })
  })

  test('inserts a row into the past is found, when it is linked', async () => {
    await aLinkedLog()
    await sql`insert into audit (at, action, outcome, request_id) values (now() - interval '2 hours', 'x', 'done', 'r')`.execute(
      owner,
    )
    await linkRows(background)
    expect(await verifyChain(owner)).toMatchObject({ faults: 1, firstFault: { kind: 'backdated', number: 11 } })
  })

  test('inserts a row past the trigger is found', async () => {
    await aLinkedLog()
    await owner.transaction().execute(async (db) => {
      await sql`alter table audit disable trigger queue_for_linking`.execute(db)
      await sql`insert into audit (action, outcome, request_id) values ('x', 'done', 'r')`.execute(db)
      await sql`alter table audit enable trigger queue_for_linking`.execute(db)
    })
    await linkRows(background)
    expect(await verifyChain(owner)).toMatchObject({ faults: 1, firstFault: { kind: 'not_linked', action: 'x' } })
  })

  test('exchanges two rows in the chain is found', async () => {
    await aLinkedLog()
    await sql`update audit_link set number = 100 where number = 5`.execute(owner)
    await sql`update audit_link set number = 5 where number = 6`.execute(owner)
    await sql`update audit_link set number = 6 where number = 100`.execute(owner)
    expect(await verifyChain(owner)).toMatchObject({ firstFault: { kind: 'changed', number: 5 } })
  })
})

describe('a head that was kept outside the database', () => {
  test('is found in the chain, also after more rows were linked', async () => {
    const head = await aLinkedLog()
    await write('object 11')
    await linkRows(background)
    expect(await verifyChain(owner, { head: head.hash.toUpperCase() })).toMatchObject({ faults: 0, knownHead: 10 })
  })

  test('is not found in a chain that was rewritten, although that chain fits by itself', async () => {
    const head = await aLinkedLog()
    await sql`update audit set action = 'nothing/happened' where object_id = 'object 5'`.execute(owner)
    await sql`delete from audit_link`.execute(owner)
    await sql`insert into audit_unlinked (at, id) select at, id from audit`.execute(owner)
    await linkRows(background)
    expect(await verifyChain(owner, { head: head.hash })).toMatchObject({ checked: 10, faults: 0, knownHead: null })
  })

  test('is not found in a chain whose end was cut off', async () => {
    const head = await aLinkedLog()
    await sql`delete from audit where object_id = 'object 10'`.execute(owner)
    await sql`delete from audit_link where number = 10`.execute(owner)
    expect(await verifyChain(owner, { head: head.hash })).toMatchObject({ checked: 9, faults: 0, knownHead: null })
  })
})

describe('the roles that serve people', () => {
  test.each(['application', 'operator', 'ingestion', 'background'] as const)(
    '%s neither reads nor writes the chain and what waits for it',
    async (role) => {
      for (const table of ['audit_link', 'audit_unlinked']) {
        const name = sql.table(table)
        for (const statement of [
          sql`select from ${name}`,
          sql`delete from ${name}`,
          sql`insert into ${name} default values`,
        ])
          await expect(statement.execute(server.db[role])).rejects.toThrow(/permission denied/)
      }
    },
  )

  test.each(['application', 'operator', 'ingestion'] as const)('%s cannot link', async (role) => {
    await expect(sql`select link_audit(1)`.execute(server.db[role])).rejects.toThrow(/permission denied/)
  })

  test.each(['application', 'operator'] as const)('%s chooses neither the time nor the id of a row', async (role) => {
    for (const column of ['at', 'id'])
      await expect(
        sql`insert into audit (${sql.ref(column)}, action, outcome, request_id) values (default, 'x', 'done', 'r')`.execute(
          server.db[role],
        ),
      ).rejects.toThrow(/permission denied/)
  })
})
