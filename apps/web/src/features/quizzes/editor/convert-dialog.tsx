import type { Conversion } from '@lectern/contract/quizzes/question-types/conversion/convert-question'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'

const lossWords = {
  one_correct: 'create-course.loss_one_correct',
  key_lost: 'create-course.loss_key',
  points_lost: 'create-course.loss_points',
  order_lost: 'create-course.loss_order',
  own_lost: 'create-course.loss_own',
  pictures_lost: 'create-course.loss_pictures',
  same_answers: 'create-course.loss_same_answers',
  guide_lost: 'create-course.loss_guide',
  examples_lost: 'create-course.loss_examples',
  word_limits_lost: 'create-course.loss_word_limits',
  files_lost: 'create-course.loss_files',
  field_lost: 'create-course.loss_field',
  names_lost: 'create-course.loss_names',
  scale_length: 'create-course.loss_scale_length',
  statement_lost: 'create-course.loss_statement',
  tolerance_lost: 'create-course.loss_tolerance',
  units_lost: 'create-course.loss_units',
  digits_lost: 'create-course.loss_digits',
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
      title={t('create-course.convert_title', { type: t(questionEditors[conversion.slug].name) })}
      description={t('create-course.convert_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button variant="primary" onClick={() => onConvert(conversion)}>
            {t('create-course.convert')}
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
