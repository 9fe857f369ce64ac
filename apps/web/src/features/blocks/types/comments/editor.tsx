import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'

/** Whether learners see the comments of a unit. */
export const CommentsUnitEditor = ({ unit, onUnit }: BlockEditorProps<UnitOf<6>>) => {
  const { t } = useTexts()
  return (
    <Switch
      label={t('lesson-editor.comments_on')}
      help={t('lesson-editor.comments_on_help')}
      checked={!unit.content.is_comments_disabled}
      onChange={({ currentTarget: { checked } }) =>
        onUnit({ ...unit, content: { ...unit.content, is_comments_disabled: !checked } })
      }
    />
  )
}
