import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findOpinionLosses, findOwnLoss, findPictureLoss } from '../../conversion/conversion-losses.ts'
import { fittedLength, namedPoints } from '../../conversion/scale-points.ts'
import { isOwnOption, optionType } from '../../shared/own-answer.ts'
import { likertPoints } from './likert-points.ts'
import type { LikertQuestion } from './question.ts'

/** As many options as a scale has points become its points; points without a text are no options. */
export const likertForm: ConversionForm<LikertQuestion, ConversionForms['options']> = {
  read: ({ answers }) =>
    answers.some(({ text }) => text.trim() === '')
      ? null
      : {
          made: {
            options: answers.map(({ id, text }) => ({
              id,
              text,
              is_correct: false,
              points: 0,
              type: optionType.default,
            })),
            shuffle: false,
          },
          losses: [],
        },
  write: (base, { options }) => {
    const points = options.filter((option) => !isOwnOption(option))
    if (points.length < likertPoints.least || points.length > likertPoints.most) return null
    return {
      made: {
        ...base,
        points: 0,
        type: 'likert_scale',
        likert_scale_type: 'horizontal',
        answers: points.map(({ id, text }, at) => ({ id, text, value: at + 1 })),
      },
      losses: [...findOpinionLosses(base, options), findOwnLoss(options), findPictureLoss(points)],
    }
  },
}

/** Either every point keeps its name, or all of them read as degrees of agreement. */
export const likertScaleForm: ConversionForm<LikertQuestion, ConversionForms['scale']> = {
  read: ({ answers }) => ({ made: { points: answers.map(({ id, text }) => ({ id, text })) }, losses: [] }),
  write: (base, { points }, { key }) => {
    const { length, loss } = fittedLength(points, likertPoints)
    const { named } = namedPoints(points, length, key)
    const isNamed = named.every(({ text }) => text.trim() !== '')
    const kept = isNamed ? named : named.map(({ id }) => ({ id, text: '' }))
    const names = points.filter(({ text }) => text.trim() !== '').length
    return {
      made: {
        ...base,
        type: 'likert_scale',
        likert_scale_type: 'horizontal',
        answers: kept.map((each, at) => ({ ...each, value: at + 1 })),
      },
      losses: [loss, { code: 'names_lost', count: isNamed ? names - kept.length : names }],
    }
  },
}
