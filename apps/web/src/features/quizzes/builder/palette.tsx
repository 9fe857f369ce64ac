import { holdsWords } from '@lectern/contract/kernel/words/fold'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Icon } from '@lectern/ui/layout/icon'
import { Kbd } from '@lectern/ui/layout/kbd'
import textStyles from '@lectern/ui/text/text.module.css'
import { Library } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { questionGroups, type QuestionGroup } from '../question-types/question-editor.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import styles from './builder.module.css'
import { keyedTypes } from './builder-keys.ts'

interface PaletteProps {
  isFull: boolean
  onAdd: (slug: QuestionSlug) => void
  onBank: () => void
  /** Makes the types draggable. */
  source: ComponentProps<'div'>
}

const groupTexts = {
  choose: 'quizzes.palette_choose',
  arrange: 'quizzes.palette_arrange',
  write: 'quizzes.palette_write',
  picture: 'quizzes.palette_picture',
  ask: 'quizzes.palette_ask',
} as const satisfies Record<QuestionGroup, string>

/** Every type of question in its group: a press puts one behind the open question, dragging puts it in its place. */
export const Palette = ({ isFull, onAdd, onBank, source }: PaletteProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const takes = useTakes()
  const shown = Object.values(questionEditors).filter(
    ({ slug, name, help }) => takes(slug) && holdsWords(`${t(name)} ${t(help)}`, words),
  )
  const keys = new Map(keyedTypes.map((slug, at) => [slug, String(at + 1)]))
  return (
    <section className={styles.palette} aria-label={t('quizzes.palette')} data-palette {...source}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the field within */}
      <div
        onKeyDown={(event) => {
          const [first] = shown
          if (event.key !== 'Enter' || !first || words.trim() === '' || isFull) return
          event.preventDefault()
          setWords('')
          onAdd(first.slug)
        }}
      >
        <SearchInput
          value={words}
          onChange={setWords}
          label={t('quizzes.palette_search')}
          clearLabel={t('common.search_clear')}
        />
      </div>
      <button type="button" className={styles.type} disabled={isFull} onClick={onBank}>
        <Icon of={Library} />
        <span className={styles.typeName}>{t('quizzes.bank_from')}</span>
      </button>
      {shown.length === 0 && <p className={textStyles.muted}>{t('quizzes.palette_none')}</p>}
      {questionGroups.map((group) => {
        const types = shown.filter((each) => each.group === group)
        if (types.length === 0) return null
        return (
          <div key={group} role="group" aria-label={t(groupTexts[group])}>
            <h2 className={styles.groupName}>{t(groupTexts[group])}</h2>
            {types.map(({ slug, name, help, icon }) => (
              <button
                key={slug}
                type="button"
                className={styles.type}
                title={t(help)}
                disabled={isFull}
                data-question-type={slug}
                onClick={() => onAdd(slug)}
              >
                <Icon of={icon} />
                <span className={styles.typeName}>{t(name)}</span>
                {keys.has(slug) && <Kbd keys={[keys.get(slug) ?? '']} />}
              </button>
            ))}
          </div>
        )
      })}
    </section>
  )
}
