import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { NameDialog } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { readTags } from '../question-head/read-tags.ts'

interface TagsDialogProps {
  title: string
  help: string
  /** The tags that there are; absent where some are added to those of several. */
  tags?: readonly string[] | undefined
  save: (tags: string[]) => Promise<unknown>
  onClose: () => void
}

/** Asks for tags, in one line. */
export const TagsDialog = ({ tags, save, ...dialog }: TagsDialogProps) => {
  const { t } = useTexts()
  return (
    <NameDialog
      {...dialog}
      label={t('quizzes.library_tags')}
      submitLabel={t(tags ? 'quizzes.library_tags_save' : 'quizzes.library_tags_add')}
      start={tags?.join(', ') ?? ''}
      maxLength={questionLimits.tags * (questionLimits.tag + 2)}
      mayBeEmpty={tags !== undefined}
      save={(line) => save(readTags(line))}
    />
  )
}
