import type { TextTemplate } from '@lectern/contract/lessons/text-templates.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { Editor } from '@tiptap/core'
import { LayoutTemplate, Settings2 } from 'lucide-react'
import { errorText } from '../../../lib/errors.ts'
import type { Translate } from '../../../lib/texts/index.ts'
import { getTextTemplate } from '../api.ts'
import type { SlashEntry } from '../menus/slash-entries.ts'
import { askTemplates } from './ask-templates.ts'

/** Fetches what the template says, and puts it where the caret is by then. */
const insertTemplate = async (editor: Editor, id: number, t: Translate): Promise<void> => {
  try {
    const { data } = await getTextTemplate({ params: { template: id } })
    if (!editor.isDestroyed) editor.chain().focus().insertContent(data.text.doc.content).run()
  } catch (error) {
    toasts.show({ tone: 'danger', title: t('lesson-text.template_failed'), message: errorText(error, t) })
  }
}

/** The templates as entries of the insert menu, and the way to change them. */
export const templateEntries = (t: Translate, templates: readonly TextTemplate[]): SlashEntry[] => {
  if (templates.length === 0) return []
  const group = t('lesson-text.templates')
  const words = t('lesson-text.template_words')
  return [
    ...templates.map(({ id, name, author }): SlashEntry => ({
      id: `template-${id}`,
      group,
      icon: LayoutTemplate,
      name,
      help: author,
      words,
      after: (editor) => void insertTemplate(editor, id, t),
    })),
    {
      id: 'templates-manage',
      group,
      icon: Settings2,
      name: t('lesson-text.templates_manage'),
      words,
      after: (editor) => askTemplates(editor, 'manage'),
    },
  ]
}
