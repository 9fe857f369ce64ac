import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import type { Editor } from '@tiptap/react'
import { Check, Unlink, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { ToolButton } from './tool-button.tsx'
import { toLink } from './to-link.ts'
import styles from './text-tools.module.css'

interface LinkPromptProps {
  editor: Editor
  close: () => void
  /** Where a link may lead; to other sites alone, when nothing is said. */
  isAllowed?: (href: string) => boolean
  /** What is said of an address that is not allowed. */
  wrongText?: string
  /** Places to choose instead of an address. */
  renderPlaces?: (choose: (href: string) => void) => ReactNode
}

const currentHref = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}

const unlink = (editor: Editor): void => {
  editor.chain().focus().extendMarkRange('link').unsetLink().run()
}

const setLink = (editor: Editor, href: string): void => {
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  if (isNew) {
    const linked = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }
    editor.chain().focus().insertContent(linked).run()
    return
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
}

/** Asks where a link leads (document 001 §5): empty takes the link away, giving up changes nothing. */
export const LinkPrompt = ({
  editor,
  close,
  isAllowed = isAllowedLink,
  wrongText,
  renderPlaces,
}: LinkPromptProps) => {
  const { t } = useTexts()
  const [href, setHref] = useState(() => currentHref(editor))
  const [wrong, setWrong] = useState(false)

  const cancel = () => {
    close()
    editor.commands.focus()
  }
  const apply = (address = href) => {
    const link = toLink(address)
    if (link !== '' && !isAllowed(link)) return setWrong(true)
    close()
    if (link === '') unlink(editor)
    else setLink(editor, link)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      apply()
    }
    if (event.key === 'Escape') cancel()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div className={styles.prompt} onKeyDown={onKeyDown} role="group" aria-label={t('lesson-text.tool_link')}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
        autoFocus
        className={styles.address}
        value={href}
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        aria-label={t('lesson-text.link_address')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'link-prompt-wrong' : undefined}
        onChange={(event) => {
          setHref(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <ToolButton icon={Check} label={t('lesson-text.link_apply')} onPress={() => apply()} />
      {currentHref(editor) !== '' && (
        <ToolButton
          icon={Unlink}
          label={t('lesson-text.link_remove')}
          onPress={() => {
            close()
            unlink(editor)
          }}
        />
      )}
      <ToolButton icon={X} label={t('create-course.cancel')} onPress={cancel} />
      {wrong && (
        <p className={styles.wrong} id="link-prompt-wrong" role="alert">
          {wrongText ?? t('lesson-text.link_wrong')}
        </p>
      )}
      {renderPlaces?.(apply)}
    </div>
  )
}
