// Lots are matched with the profiles that want them, and the percent means what it says.
import { WEIGHTS } from '@tendertap/server/scoring/published-weights'
import type { Weights } from '@tendertap/server/scoring/weights'
import type { Context } from '../frame/context.ts'
import { atLeast, atMost, noBar, proof } from '../frame/proof.ts'
import { computeKappa, measureWithoutKeyword } from './agreement.ts'
import { buildModels } from './evidence-table.ts'
import { average } from './figures.ts'
import { learnByFold } from './folds.ts'
import { measureKindness } from './kindness.ts'
import { gatherLabelled } from './labelled.ts'
import { listNdcg, measureCalibration, measureFound, measureMatches, measureNdcg } from './measure.ts'
import { addNoise } from './noise.ts'
import { dropClasses, loadOwnPool, type Pool, type PoolLot } from './pool.ts'
import { loadReferencePools } from './reference-pools.ts'
import { scorePool, type Scored } from './score-pool.ts'
import { measureOwnVotes, measureReferenceVotes } from './vote-figures.ts'
import { computeGain, measureVotes } from './votes.ts'

type Fault = 'no-class-keys' | 'other-labels' | 'counted-twice' | 'votes-turned'

const HIGH = 75
const WORTH_FINDING = 60
const LEAST_STATED = 0.1

export const matching = proof({
  title: 'lots are matched with the profiles that want them',
  bars: {
    profiles: atLeast(60, 'profiles', 'of the labelled set'),
    lots: atLeast(3_000, 'lots', 'of the labelled set, each scored with a model that has not seen it'),
    kappa: noBar('', "Cohen's kappa of the labels and a second person's, 300 pairs"),
    wanted: noBar('lots', 'are wanted by a profile, on average'),
    inWantedClasses: noBar('%', 'of the lots of a class of which a profile wants one are wanted'),
    pairsAgainstClass: noBar('pairs', 'have a keyword in the name but nothing of the class'),
    againstClass: noBar('%', 'of them are wanted'),
    without: atLeast(33, '%', 'of the wanted lots have no word of a keyword'),
    ndcg: atLeast(0.75, '', 'nDCG@10 with the class'),
    ndcg50: noBar('', 'nDCG@50 with the class'),
    textNdcg: atLeast(0.58, '', 'nDCG@10 by text alone'),
    textNdcg50: noBar('', 'nDCG@50 by text alone'),
    precision: atLeast(0.65, '', 'of the matches from 75 % on are wanted'),
    recall: atLeast(0.3, '', 'of the wanted lots are matches from 75 % on'),
    calibration: atMost(0.08, '', 'between the stated probability and the true share, from 0.1 on'),
    kazakh: atLeast(0.8, '', 'nDCG@3, Kazakh profiles and Kazakh lots'),
    kazakhText: noBar('', 'the same by text alone'),
    toKazakh: noBar('', 'nDCG@3, Russian profiles and Kazakh lots, with the class'),
    toKazakhText: noBar('', 'the same by text alone'),
    noiseLoss: atMost(8, '%', 'of nDCG@10 by text alone are lost by typos and look-alike letters'),
    noiseLossClass: noBar('%', 'of nDCG@10 with the class are lost'),
    found: atLeast(0.99, '', 'of the pairs from 60 % on are found by the index'),
    foundText: atLeast(0.99, '', 'the same by text alone'),
    votesCodes: atLeast(0.15, '', 'more nDCG@10 of the rest after ten votes; lots whose class the model does not know'),
    votesCodesWrong: noBar('', 'the same if a tenth of the votes is wrong'),
    votesFound: atLeast(0.99, '', 'of the pairs from 60 % on are found by the index after ten votes'),
    votes: atLeast(0.02, '', 'more nDCG@10 of the rest after ten votes, with the class'),
    votesShare: atLeast(40, '%', 'of what can be gained there'),
    votesWrong: noBar('', 'more nDCG@10 there if a tenth of the votes is wrong'),
    votesText: noBar('', 'more nDCG@10 of the rest after ten votes, by text alone'),
    okpd2: atLeast(0.8, '', 'nDCG@10 on OKPD2 with the class, published weights'),
    okpd2Text: atLeast(0.64, '', 'nDCG@10 on OKPD2 by text alone'),
    cpv: atLeast(0.78, '', 'nDCG@10 on CPV with the class, published weights'),
    cpvText: atLeast(0.62, '', 'nDCG@10 on CPV by text alone'),
    okpd2Votes: atLeast(0.15, '', 'more nDCG@10 of the rest after ten votes on OKPD2 with the class'),
    okpd2VotesWrong: noBar('', 'the same if a tenth of the votes is wrong'),
    okpd2VotesText: noBar('', 'the same by text alone'),
    cpvVotes: atLeast(0.15, '', 'more nDCG@10 of the rest after ten votes on CPV with the class'),
    cpvVotesWrong: noBar('', 'the same if a tenth of the votes is wrong'),
    cpvVotesText: noBar('', 'the same by text alone'),
    titles: noBar('', 'nDCG@3, Kazakh profiles and 171 Kazakh titles among Russian ones'),
    toTitles: noBar('', 'nDCG@3, Russian profiles and the Kazakh titles'),
  },
  faults: {
    'no-class-keys': 'the index of profiles does not look at the class of a lot',
    'other-labels': 'each profile is measured by the labels of another',
    'counted-twice': 'all evidence is counted twice',
    'votes-turned': 'an accepted lot is taken for a rejected one, and the other way round',
  },
  run: async (context: Context<Fault>) => {
    const labelled = loadOwnPool()
    const pool: Pool = {
      ...labelled,
      relevant:
        context.fault === 'other-labels'
          ? labelled.relevant.map((_, p) => labelled.relevant[(p + 7) % labelled.relevant.length]!)
          : labelled.relevant,
    }
    const learned = context.measuring ? await learn(labelled) : null
    const right = learned?.weights ?? pool.profiles.map(() => WEIGHTS)
    const weights = context.fault === 'counted-twice' ? right.map(countTwice) : right
    const halves = await buildModels(pool, { halved: true })
    const full = scorePool(pool, halves, { weights, withoutClassKeys: context.fault === 'no-class-keys' })
    const brute = scorePool(pool, halves, { weights, bruteForce: true })
    const bare = dropClasses(pool)
    const bareHalves = await buildModels(bare, { halved: true })
    const text = scorePool(bare, bareHalves, { weights })
    const { precision, recall } = measureMatches(pool, full, HIGH)
    const own = {
      profiles: pool.profiles.length,
      lots: pool.lots.length,
      without: measureWithoutKeyword() * 100,
      kappa: computeKappa(),
      ...(learned?.kindness ?? NO_KINDNESS),
      ndcg: measureNdcg(pool, full, { depth: 10 }),
      ndcg50: measureNdcg(pool, full, { depth: 50 }),
      textNdcg: measureNdcg(bare, text, { depth: 10 }),
      textNdcg50: measureNdcg(bare, text, { depth: 50 }),
      precision,
      recall,
      calibration: measureCalibration(pool, brute, LEAST_STATED),
      found: measureFound(brute, full, WORTH_FINDING),
      votesCodes: computeGain(
        measureVotes(bare, bareHalves, { weights, codes: pool, allWrong: context.fault === 'votes-turned' }),
      ),
    }
    for (const line of describeWeakest(pool, full)) context.say(line)
    if (context.fault || !context.measuring) return { ...own, ...LEFT_OUT }
    const noisy = addNoise(bare)
    const noisyText = scorePool(noisy, await buildModels(noisy, { halved: true }), { weights })
    const noisyFull = addNoise(pool)
    const noisyScored = scorePool(noisyFull, await buildModels(noisyFull, { halved: true }), { weights })
    const lose = (clean: number, spoilt: number) => (1 - spoilt / clean) * 100
    return {
      ...own,
      ...measureKazakh(pool, full, text),
      noiseLoss: lose(own.textNdcg, measureNdcg(noisy, noisyText, { depth: 10 })),
      noiseLossClass: lose(own.ndcg, measureNdcg(noisyFull, noisyScored, { depth: 10 })),
      foundText: measureFound(scorePool(bare, bareHalves, { weights, bruteForce: true }), text, WORTH_FINDING),
      ...measureOwnVotes(context.say, { pool, halves, bare, bareHalves, weights }),
      ...(context.data === null ? NO_REFERENCES : await measureReferences(context, context.data)),
    }
  },
})

const NO_REFERENCES = {
  okpd2: null,
  okpd2Text: null,
  okpd2Votes: null,
  okpd2VotesWrong: null,
  okpd2VotesText: null,
  cpv: null,
  cpvText: null,
  cpvVotes: null,
  cpvVotesWrong: null,
  cpvVotesText: null,
  titles: null,
  toTitles: null,
}

/** What the short form leaves out: it only has to notice that the scorer has become worse, not how good it is. */
const LEFT_OUT = {
  kazakh: null,
  kazakhText: null,
  toKazakh: null,
  toKazakhText: null,
  noiseLoss: null,
  noiseLossClass: null,
  foundText: null,
  votes: null,
  votesShare: null,
  votesWrong: null,
  votesText: null,
  votesCodesWrong: null,
  votesFound: null,
  ...NO_REFERENCES,
}

/** Weights that have not seen the profile they are used for: they take longer to learn than all else takes. */
async function learn(labelled: Pool) {
  const { withClass, textOnly } = await gatherLabelled(labelled)
  return { weights: learnByFold(withClass, textOnly), kindness: measureKindness(labelled, withClass.table) }
}

const NO_KINDNESS = { wanted: null, inWantedClasses: null, againstClass: null, pairsAgainstClass: null }

const countTwice = ({ withClass, textOnly }: Weights): Weights => ({
  withClass: { ...withClass, weights: withClass.weights.map((weight) => weight * 2) },
  textOnly: { ...textOnly, weights: textOnly.weights.map((weight) => weight * 2) },
})

/** Russian lots that the profile wants are left out: only the Kazakh ones are looked for. */
function measureKazakh(pool: Pool, full: readonly Scored[], text: readonly Scored[]) {
  const leaveOut = ({ language }: PoolLot, isRelevant: boolean) => isRelevant && language === 'ru'
  const measure = (scored: readonly Scored[], from: 'ru' | 'kk') =>
    measureNdcg(pool, scored, { depth: 3, profiles: ({ language }) => language === from, leaveOut })
  return {
    kazakh: measure(full, 'kk'),
    kazakhText: measure(text, 'kk'),
    toKazakh: measure(full, 'ru'),
    toKazakhText: measure(text, 'ru'),
  }
}

async function measureReferences(context: Context<Fault>, folder: string) {
  const { okpd2, cpv, kazakh, russianToKazakh, isTest } = loadReferencePools(folder)
  const measure = async (what: string, pool: Pool, depth: number) => {
    const weights = pool.profiles.map(() => WEIGHTS)
    const scored = scorePool(pool, await buildModels(pool, { halved: false }), { weights })
    const mean = (profiles: (profile: Pool['profiles'][number]) => boolean) =>
      average(listNdcg(pool, scored, { depth, profiles })).toFixed(3)
    context.say(`${what}: ${mean((one) => !isTest(one))} for 40 profiles, ${mean(isTest)} for the 17 of the test part`)
    return measureNdcg(pool, scored, { depth })
  }
  const [okpd2Votes, cpvVotes] = [
    await measureReferenceVotes(context.say, 'OKPD2', okpd2),
    await measureReferenceVotes(context.say, 'CPV', cpv),
  ]
  return {
    okpd2Votes: okpd2Votes.gain,
    okpd2VotesWrong: okpd2Votes.wrong,
    okpd2VotesText: okpd2Votes.text,
    cpvVotes: cpvVotes.gain,
    cpvVotesWrong: cpvVotes.wrong,
    cpvVotesText: cpvVotes.text,
    okpd2: await measure('OKPD2 with the class', okpd2, 10),
    okpd2Text: await measure('OKPD2 by text alone', dropClasses(okpd2), 10),
    cpv: await measure('CPV with the class', cpv, 10),
    cpvText: await measure('CPV by text alone', dropClasses(cpv), 10),
    titles: await measure('Kazakh titles', kazakh, 3),
    toTitles: await measure('Kazakh titles, Russian profiles', russianToKazakh, 3),
  }
}

const MOST_LINES = 8

function describeWeakest(pool: Pool, scored: readonly Scored[]): string[] {
  return listNdcg(pool, scored, { depth: 10 })
    .map((ndcg, p) => ({ ndcg, key: pool.profiles[p]!.key }))
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, MOST_LINES)
    .map(({ ndcg, key }) => `weakest: ${key}, nDCG@10 ${ndcg.toFixed(2)}`)
}
