import { findOpinionLosses } from '../../conversion/conversion-losses.ts'
import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { interviewType } from './interview-type.ts'
import type { InterviewQuestion } from './question.ts'

/** Without key and points: a poll asks for opinions. */
export const interviewForm: ConversionForm<InterviewQuestion, ConversionForms['options']> = {
  read: ({ answers, shuffle_answers }) => ({
    made: {
      options: answers.map((each) => ({ ...each, is_correct: false, points: 0 })),
      shuffle: shuffle_answers,
    },
    losses: [],
  }),
  write: (base, { options, shuffle }) => ({
    made: {
      ...base,
      points: 0,
      type: 'interview',
      interview_type:
        options.filter(({ is_correct }) => is_correct).length > 1
          ? interviewType.multiple
          : interviewType.single,
      shuffle_answers: shuffle,
      answers: options.map(({ is_correct: _right, points: _points, ...rest }) => rest),
    },
    losses: findOpinionLosses(base, options),
  }),
}
