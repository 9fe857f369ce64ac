import type { Conversion } from '@lectern/contract/quizzes/question-types/conversion/convert-question'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'

const lossWords = {
  one_correct: 'quizzes.loss_one_correct',
  key_lost: 'quizzes.loss_key',
  points_lost: 'quizzes.loss_points',
  order_lost: 'quizzes.loss_order',
  own_lost: 'quizzes.loss_own',
  pictures_lost: 'quizzes.loss_pictures',
  same_answers: 'quizzes.loss_same_answers',
  guide_lost: 'quizzes.loss_guide',
  examples_lost: 'quizzes.loss_examples',
  word_limits_lost: 'quizzes.loss_word_limits',
  files_lost: 'quizzes.loss_files',
  field_lost: 'quizzes.loss_field',
  names_lost: 'quizzes.loss_names',
  scale_length: 'quizzes.loss_scale_length',
  statement_lost: 'quizzes.loss_statement',
  tolerance_lost: 'quizzes.loss_tolerance',
  units_lost: 'quizzes.loss_units',
  digits_lost: 'quizzes.loss_digits',
} as const satisfies Record<Conversion['losses'][number]['code'], TextId>

interface ConvertDialogProps {
  /** What is about to be done; undefined while nothing is. */
  conversion: Conversion | undefined
  onClose: () => void
  onConvert: (conversion: Conversion) => void
}

/** Says what the other type cannot hold, before it is lost. */
export const ConvertDialog = ({ conversion, onClose, onConvert }: ConvertDialogProps) => {
  const { t } = useTexts()
  if (!conversion) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quizzes.convert_title', { type: t(questionEditors[conversion.slug].name) })}
      description={t('quizzes.convert_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button variant="primary" onClick={() => onConvert(conversion)}>
            {t('quizzes.convert')}
          </Button>
        </>
      }
    >
      <ul>
        {conversion.losses.map(({ code, count }) => (
          <li key={code}>{t(lossWords[code], { count })}</li>
        ))}
      </ul>
    </Dialog>
  )
}
