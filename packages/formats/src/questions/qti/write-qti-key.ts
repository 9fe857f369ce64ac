import type { Markup } from '@lectern/contract/kernel/markup'
import { element } from '../markup/write-markup.ts'

const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/'

/** Right is what is the same as the key. */
export const matchCorrect: Markup = element('responseProcessing', { template: `${templates}match_correct` })

/** Every right value earns its part. */
export const mapResponse: Markup = element('responseProcessing', { template: `${templates}map_response` })

/** The right values of a response. */
export const valuesOf = (values: readonly string[]): Markup[] =>
  values.length === 0
    ? []
    : [
        element(
          'correctResponse',
          {},
          values.map((value) => element('value', {}, value)),
        ),
      ]

/** The right values, each of which earns one. */
export const mapped = (values: readonly string[], isExact?: boolean): Markup[] => [
  ...valuesOf(values),
  ...(values.length === 0
    ? []
    : [
        element(
          'mapping',
          { defaultValue: 0 },
          values.map((mapKey) => element('mapEntry', { mapKey, mappedValue: 1, caseSensitive: isExact })),
        ),
      ]),
]

/** What an item declares of a response. */
export const response = (
  cardinality: 'single' | 'multiple' | 'ordered',
  baseType: string,
  key: readonly Markup[],
  identifier = 'RESPONSE',
): Markup => element('responseDeclaration', { identifier, cardinality, baseType }, key)
