import { listEntriesToRecheck } from '@tendertap/domain/lot-work/recheck'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { judgeExpiry } from '@tendertap/domain/company-documents/expiry'
import { describe, expect, test } from 'vitest'
import { DAY } from './calendar.ts'
import { makeCompanyDocuments } from './company-documents.ts'
import { DEMO_PEOPLE } from './people.ts'
import { findLotAfterCertificate, makeTeamwork, type LotInWork } from './teamwork.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const READ = new Date('2026-11-16T12:01:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)
const aLot = (id: number, fields: Partial<LotInWork> = {}): LotInWork => ({
  id,
  tenderId: id,
  key: `ows ${id}`,
  takenAt: inDays(-3),
  endAt: inDays(2 + id / 10),
  isComplete: false,
  collected: ['application', 'technical_specification'],
  documents: [
    { isOfLot: false, type: 'Проект договора', name: 'contract.pdf' },
    { isOfLot: true, type: 'Техническая спецификация', name: `techspec_${id}.pdf` },
  ],
  ...fields,
})
const LOTS = [
  ...Array.from({ length: 8 }, (_, n) => aLot(n)),
  aLot(50, { isComplete: true }),
  aLot(51, { endAt: inDays(-1) }),
  aLot(52, { collected: [] }),
  aLot(53, { documents: [] }),
]
const { assignees, changes, comments } = makeTeamwork(LOTS, NOW, READ)

describe('the team around the demo’s lots', () => {
  test('is the same whenever the same lots are given, in any order', () => {
    expect(makeTeamwork(LOTS.toReversed(), NOW, READ)).toEqual({ assignees, changes, comments })
  })

  test('has somebody responsible for most lots, and nobody for some', () => {
    expect(assignees.length).toBeGreaterThan(LOTS.length / 2)
    expect(assignees.length).toBeLessThan(LOTS.length)
    expect(assignees.every(({ lot, at }) => at >= lot.takenAt && at <= NOW)).toBe(true)
  })

  test('has a collected technical specification that the portal has replaced', () => {
    const docs = DEFAULT_CHECKLIST.map((entry) => ({ ...entry, collected: true }))
    const replaced = changes.filter(({ change }) => change.kind === 'documents')
    expect(replaced.map(({ lot }) => lot.id)).toEqual([7])
    expect(replaced.map(({ change }) => listEntriesToRecheck(change, docs))).toEqual([['technical_specification']])
  })

  test('has an application end that was moved to where it is now', () => {
    const [extended] = changes.filter(({ change }) => change.kind === 'deadline')
    const { before, after } = extended?.change ?? {}
    expect(after?.applicationEndAt).toBe(extended?.lot.endAt.toISOString())
    expect(new Date(before?.applicationEndAt ?? 0).getTime()).toBeLessThan(extended?.lot.endAt.getTime() ?? 0)
  })

  test('names people of the company in its comments, none of them later than the changes', () => {
    expect(comments.length).toBeGreaterThan(2)
    for (const { person, text, at } of comments) {
      expect(DEMO_PEOPLE.find(({ email }) => email === person)?.workspace).toBe('almaty')
      expect(DEMO_PEOPLE.some(({ fullName, email }) => email !== person && text.includes(`@${fullName}`))).toBe(true)
      expect(at.getTime()).toBeLessThanOrEqual(READ.getTime())
    }
  })

  test('has nothing to change where nothing is open', () => {
    expect(makeTeamwork([aLot(1, { endAt: inDays(-1) })], NOW, READ)).toMatchObject({ changes: [], comments: [] })
  })
})

describe('the library of the demo’s company', () => {
  test.each([0.5, 1, 3, 4, 20])('has a certificate that ends before a deadline in %d days', (days) => {
    const lot = findLotAfterCertificate([aLot(1, { endAt: inDays(days) })], NOW)
    const [certificate, licence] = makeCompanyDocuments(lot?.endAt ?? NOW, NOW)
    expect(judgeExpiry(certificate?.validUntil ?? null, inDays(days), NOW)).not.toBe('valid')
    expect(judgeExpiry(licence?.validUntil ?? null, inDays(days), NOW)).toBe('valid')
  })
})
