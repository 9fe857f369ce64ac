import { childOf, childrenOf, everyElement, type Markup, wordsOf } from '@lectern/contract/kernel/markup'
import type { Notes } from '../file/read-file.ts'

/** What an item declares of one response. */
export interface QtiResponse {
  readonly identifier: string
  readonly cardinality: string
  readonly baseType: string
  /** Right values as they stand there. */
  readonly correct: readonly string[]
  /** What single values earn. */
  readonly mapped: readonly { readonly key: string; readonly value: number }[]
  readonly isExact: boolean
}

const numberOf = (text: string | undefined): number => {
  const value = Number(text ?? '')
  return Number.isFinite(value) ? value : 0
}

const readResponse = (of: Markup): QtiResponse => {
  const mapping = childOf(of, 'mapping')
  const entries = childrenOf(mapping, 'mapentry')
  return {
    identifier: of.attributes['identifier'] ?? '',
    cardinality: of.attributes['cardinality'] ?? 'single',
    baseType: (of.attributes['basetype'] ?? '').toLowerCase(),
    correct: childrenOf(childOf(of, 'correctresponse'), 'value').map((value) => wordsOf(value).trim()),
    mapped: entries.map(({ attributes }) => ({
      key: (attributes['mapkey'] ?? '').trim(),
      value: numberOf(attributes['mappedvalue']),
    })),
    isExact: entries.length > 0 && entries.every(({ attributes }) => attributes['casesensitive'] === 'true'),
  }
}

/** What an item declares, by the names of its responses. */
export const readResponses = (item: Markup): ReadonlyMap<string, QtiResponse> =>
  new Map(
    childrenOf(item, 'responsedeclaration').map((each) => [
      each.attributes['identifier'] ?? '',
      readResponse(each),
    ]),
  )

/** The values that are right: those that say so, else those that earn something. */
export const rightValues = ({ correct, mapped }: QtiResponse): readonly string[] => {
  const earning = mapped.filter(({ value }) => value > 0).map(({ key }) => key)
  return correct.length > 0 ? [...new Set([...correct, ...earning])] : earning
}

/** Notes that right values earn differently. */
export const noteWeights = ({ mapped }: QtiResponse, notes: Notes): void => {
  const earned = new Set(mapped.filter(({ value }) => value > 0).map(({ value }) => value))
  notes.addWhere(earned.size > 1 || mapped.some(({ value }) => value < 0), 'weights_lost')
}

const hundredths = (points: number): number => Math.round(Math.min(1_000, Math.max(0, points)) * 100) / 100

/** What the item is worth: as it says, else what its right values earn together. */
export const pointsOf = (item: Markup, responses: ReadonlyMap<string, QtiResponse>): number => {
  const outcomes = childrenOf(item, 'outcomedeclaration')
  const named = (name: string) => outcomes.find(({ attributes }) => attributes['identifier'] === name)
  const told = wordsOf(childOf(childOf(named('MAXSCORE'), 'defaultvalue'), 'value')).trim()
  const most = told === '' ? named('SCORE')?.attributes['normalmaximum'] : told
  if (most !== undefined && most !== '' && Number.isFinite(Number(most))) return hundredths(Number(most))
  const mapped = [...responses.values()].flatMap((each) => each.mapped).filter(({ value }) => value > 0)
  const sum = mapped.reduce((all, { value }) => all + value, 0)
  return mapped.length > 0 ? hundredths(sum) : 1
}

/** What marks an answer by its key alone, however it is written down. */
const ordinary = new Set(
  'responseprocessing responsecondition responseif responseelseif responseelse match variable correct setoutcomevalue basevalue sum mapresponse isnull not equal or and'.split(
    ' ',
  ),
)

/** Notes rules of marking that are the item's own. */
export const noteScoring = (item: Markup, notes: Notes): void => {
  const rules = childOf(item, 'responseprocessing')
  if (!rules) return
  const template = rules.attributes['template'] ?? ''
  const isKnown = template === '' || /\/(?:match_correct|map_response|cc2_)/i.test(template)
  notes.addWhere(!isKnown || everyElement(rules).some(({ name }) => !ordinary.has(name)), 'scoring_lost')
}

/** Numbers that the rules compare with, and how far off an answer may be; undefined where they compare with none. */
export const comparedNumbers = (
  item: Markup,
): { readonly numbers: readonly string[]; readonly tolerance: string } | undefined => {
  const rules = childOf(item, 'responseprocessing')
  const equals = rules ? everyElement(rules).filter(({ name }) => name === 'equal') : []
  const numbers = equals.flatMap((each) =>
    childrenOf(each, 'basevalue').map((value) => wordsOf(value).trim()),
  )
  if (numbers.length === 0) return
  const { tolerancemode, tolerance = '' } = equals[0]?.attributes ?? {}
  return { numbers, tolerance: tolerancemode === 'absolute' ? (tolerance.split(/\s+/)[0] ?? '') : '' }
}
