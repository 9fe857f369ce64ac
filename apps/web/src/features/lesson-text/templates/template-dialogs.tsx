import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { answerTemplatesBy, type TemplateQuestion } from './ask-templates.ts'

// Their code comes when one of them is opened.
const SaveTemplate = lazy(async () => ({ default: (await import('./save-template.tsx')).SaveTemplate }))
const ManageTemplates = lazy(async () => ({
  default: (await import('./manage-templates.tsx')).ManageTemplates,
}))

/** Where the dialogs about templates stand. */
export const TemplateDialogs = ({ editor }: { editor: Editor }) => {
  const [question, setQuestion] = useState<TemplateQuestion>()
  useEffect(() => answerTemplatesBy(editor, setQuestion), [editor])
  const close = () => {
    setQuestion(undefined)
    editor.view.focus()
  }
  return (
    <Suspense>
      {question === 'save' && <SaveTemplate editor={editor} onClose={close} />}
      {question === 'manage' && <ManageTemplates onClose={close} />}
    </Suspense>
  )
}
