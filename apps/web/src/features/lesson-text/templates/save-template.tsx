import { textTemplateLimits } from '@lectern/contract/lessons/text-templates.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { NameDialog } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createTextTemplate } from '../api.ts'
import { textOfBlocks } from './text-of-blocks.ts'
import { useTemplates } from './use-templates.ts'

/** Asks under which name the selected blocks are kept for other texts. */
export const SaveTemplate = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t } = useTexts()
  const { reload } = useTemplates()
  // What is selected when the question is asked: the dialog takes the selection's place.
  const [text] = useState(() => textOfBlocks(editor))
  const save = async (name: string) => {
    if (!text) return
    await createTextTemplate({ body: { name, text } })
    await reload()
    toasts.show({ tone: 'success', title: t('lesson-text.template_saved', { name }) })
  }
  return (
    <NameDialog
      title={t('lesson-text.template_save')}
      label={t('lesson-text.template_name')}
      help={t('lesson-text.template_name_help')}
      submitLabel={t('lesson-text.template_save_do')}
      start=""
      maxLength={textTemplateLimits.name}
      save={save}
      onClose={onClose}
    />
  )
}
