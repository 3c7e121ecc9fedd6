import { z } from 'zod'
import { call } from '../call.ts'
import { exclusionProposal, profileEdit } from '../entities/profile-edit.ts'
import { ensTruClass } from '../entities/interest.ts'
import { lotMatch } from '../entities/lot-match.ts'
import { MAX_SUGGESTING_KEYWORDS } from '@tendertap/domain/interests/keywords'
import { catalogueId, text, uuid } from '../fields/fields.ts'

export const matching = {
  'matching/getLotMatches': call({
    summary: 'Scores one lot against every interest profile of the workspace and explains each score.',
    access: 'member',
    needsSubscription: true,
    writes: false,
    ours: true,
    input: z.object({ lotId: catalogueId }),
    output: z.array(lotMatch),
    refusals: ['not_found'],
  }),
  'matching/suggestEdits': call({
    summary: 'Proposes the smallest changes of an interest profile with which a lot would match it.',
    access: 'member',
    needsSubscription: true,
    writes: false,
    cost: 'search',
    ours: true,
    input: z.object({ lotId: catalogueId, interestId: uuid }),
    output: z.array(profileEdit),
    refusals: ['not_found'],
  }),
  'matching/suggestExclusions': call({
    summary: 'Proposes words whose exclusion would keep lots like this one out, with what that would have cost lately.',
    access: 'member',
    needsSubscription: true,
    writes: false,
    cost: 'search',
    ours: true,
    input: z.object({ lotId: catalogueId }),
    output: z.array(exclusionProposal),
    refusals: ['not_found'],
  }),
  'matching/suggestClasses': call({
    summary: 'Suggests the ENS TRU classes that a profile seems to mean, the likeliest first.',
    access: ['admin'],
    writes: false,
    ours: true,
    input: z.object({
      name: text(200),
      keywords: z.array(text(200).trim()).max(MAX_SUGGESTING_KEYWORDS),
      description: text(10_000).nullable().optional(),
    }),
    output: z.array(ensTruClass),
  }),
}
