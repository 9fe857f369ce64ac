import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { OfferChoices } from '@lectern/contract/offers/offer'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Badge } from '@lectern/ui/feedback/badge'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import {
  type ChoiceLesson,
  hasSection,
  markOf,
  markOfLesson,
  withLessons,
  withSection,
} from './content-choice.ts'
import type { ChosenContent } from './offer-draft.ts'
import styles from './offers.module.css'

interface ContentTreeProps {
  choices: OfferChoices
  content: ChosenContent
  onContent: (content: ChosenContent) => void
}

/** From this many lessons on there is a search above them. */
const manyLessons = 8

/** The program of a product, of which an offer opens what is ticked: modules, lessons, sections. */
export const ContentTree = ({ choices, content, onContent }: ContentTreeProps) => {
  const { t } = useTexts()
  const [wanted, setWanted] = useState('')
  const isFound = ({ title }: { title: string }) => holdsWords(title, wanted)
  const parts = [{ id: null, title: t('offers.offer_before_modules') }, ...choices.modules]
    .map((module) => {
      const own = choices.lessons.filter(({ module_id }) => module_id === module.id)
      const isModuleFound = module.id !== null && isFound(module)
      return { module, own, shown: isModuleFound ? own : own.filter(isFound) }
    })
    .filter(({ shown }) => shown.length > 0)
  return (
    <div className={styles.tree}>
      {choices.lessons.length >= manyLessons && (
        <SearchInput
          value={wanted}
          onChange={setWanted}
          label={t('offers.offer_tree_search')}
          clearLabel={t('common.search_clear')}
        />
      )}
      <div className={styles.treeRows} role="group" aria-label={t('offers.offer_tree')}>
        {parts.map(({ module, own, shown }) => (
          <div key={module.id} className={styles.treePart}>
            <div className={styles.moduleRow}>
              <Checkbox
                label={<span className={styles.moduleTitle}>{module.title}</span>}
                checked={markOf(content, own) === 'all'}
                indeterminate={markOf(content, own) === 'some'}
                onChange={({ currentTarget }) => onContent(withLessons(content, own, currentTarget.checked))}
              />
              <span className={styles.count}>{t('create-course.lessons_count', { count: own.length })}</span>
            </div>
            {shown.map((lesson) => (
              <LessonRow key={lesson.id} {...{ lesson, content, onContent }} />
            ))}
          </div>
        ))}
        {parts.length === 0 && (
          <p className={styles.none}>
            {t(wanted.trim() === '' ? 'offers.offer_tree_empty' : 'offers.offer_tree_none')}
          </p>
        )}
      </div>
    </div>
  )
}

interface LessonRowProps extends Omit<ContentTreeProps, 'choices'> {
  lesson: ChoiceLesson
}

const LessonRow = ({ lesson, content, onContent }: LessonRowProps) => {
  const { t } = useTexts()
  const mark = markOfLesson(content, lesson)
  const [isOpen, setOpen] = useState(mark === 'some')
  return (
    <div className={styles.lessonPart}>
      <div className={styles.lessonRow}>
        <Checkbox
          label={lesson.title}
          checked={mark === 'all'}
          indeterminate={mark === 'some'}
          onChange={({ currentTarget }) => onContent(withLessons(content, [lesson], currentTarget.checked))}
        />
        {!lesson.is_published && <Badge>{t('create-course.status_draft')}</Badge>}
        {lesson.sections.length > 1 && (
          <IconButton
            icon={isOpen ? ChevronDown : ChevronRight}
            size="small"
            label={t('offers.offer_sections_of', { title: lesson.title })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && lesson.sections.length > 1 && (
        <div className={styles.sections}>
          {lesson.sections.map((section, at) => (
            <Checkbox
              key={section.id}
              label={
                section.title === '' ? t('offers.offer_section_number', { number: at + 1 }) : section.title
              }
              checked={hasSection(content, lesson, section.id)}
              onChange={({ currentTarget }) =>
                onContent(withSection(content, lesson, section.id, currentTarget.checked))
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
