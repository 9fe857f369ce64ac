import { codeBlockNode, codeLanguages, codeLimits, codeThemes } from '@lectern/contract/rich-text/nodes/code'
import { Select } from '@lectern/ui/choices/select'
import type { ReactNodeViewProps } from '@tiptap/react'
import { SquareCode } from 'lucide-react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { type CodeLanguage, languageNames } from '../../code/code-languages.ts'
import { LazyCodeField } from '../../code/lazy-code-field.tsx'
import { useRestedValue } from '../own/use-rested-value.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import styles from './code-block.module.css'

/** Document 001 §9: milliseconds, pixels. */
const codeRest = 500
const highest = 1_000

const themeTexts: Readonly<Record<(typeof codeThemes)[number], TextId>> = {
  'vs-dark': 'lesson-text.code_dark',
  vs: 'lesson-text.code_light',
  'hc-black': 'lesson-text.code_contrast',
}

/** A code for reading, as its readers see it. */
export const CodeBlockView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(codeBlockNode, { editor, node, at: getPos })
  const value = attrs?.value ?? ''
  const { now, write } = useRestedValue(value, (code) => change({ value: code }), codeRest)
  const language: CodeLanguage = attrs?.language ?? 'html'
  const theme = attrs?.theme ?? 'vs-dark'
  return (
    <BlockBox
      {...{ editor, getPos, selected }}
      icon={SquareCode}
      name={t('lesson-text.block_code')}
      tools={
        <>
          <Select
            size="small"
            aria-label={t('lesson-text.code_language')}
            value={language}
            disabled={!editor.isEditable}
            onChange={({ currentTarget }) =>
              change({ language: codeLanguages.find((each) => each === currentTarget.value) ?? language })
            }
          >
            {codeLanguages.map((each) => (
              <option key={each} value={each}>
                {each === 'plain' ? t('lesson-text.code_plain') : languageNames[each]}
              </option>
            ))}
          </Select>
          <Select
            size="small"
            aria-label={t('lesson-text.code_theme')}
            value={theme}
            disabled={!editor.isEditable}
            onChange={({ currentTarget }) =>
              change({ theme: codeThemes.find((each) => each === currentTarget.value) ?? theme })
            }
          >
            {codeThemes.map((each) => (
              <option key={each} value={each}>
                {t(themeTexts[each])}
              </option>
            ))}
          </Select>
        </>
      }
    >
      <div className={styles.code} data-code={language} data-code-theme={theme}>
        <LazyCodeField
          value={now}
          onValue={write}
          language={language}
          label={t('lesson-text.code_words')}
          hint={t('lesson-text.code_hint')}
          most={codeLimits.code}
          highest={highest}
          startHere={value === '' && selected}
        />
      </div>
      {now.length >= codeLimits.code && (
        <p className={styles.full} role="status">
          {t('lesson-text.code_full', { count: codeLimits.code })}
        </p>
      )}
    </BlockBox>
  )
}
