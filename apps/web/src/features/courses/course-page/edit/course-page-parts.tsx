import { useLoaderData } from '@tanstack/react-router'
import type { PublicCourse } from '@lectern/contract/courses/course'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import type { AuthoredCoursePage, CoursePageContent } from '@lectern/contract/courses/course-page/course-page'
import { coursePageLimits as limits } from '@lectern/contract/courses/course-page/course-page-limits'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { classNames } from '@lectern/ui/theme/class-names'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { PictureField } from '../../../lessons/index.ts'
import { QuestionTextEditor } from '../../../rich-text/index.ts'
import pageStyles from '../../components/course-page.module.css'
import { CourseCover } from '../../cover/course-cover.tsx'
import { DoubtFields } from '../../in-place/doubt-fields.tsx'
import { Entries } from '../../in-place/entries.tsx'
import styles from '../../in-place/in-place.module.css'
import { TeacherFields } from '../../in-place/teacher-fields.tsx'
import { Written } from '../../in-place/written.tsx'
import type { PageFields } from '../../in-place/written-page.ts'
import wordStyles from '../course-words.module.css'
import { PagePart } from '../course-words.tsx'

type FieldsProps = PageFields<CoursePageContent>

interface CoursePagePartsProps extends FieldsProps {
  course: PublicCourse
  people: AuthoredCoursePage['people']
}

/** The parts of the page in their places, as fields; each says what it is for while it is empty. */
export const CoursePageParts = ({ course, people, ...fields }: CoursePagePartsProps) => {
  const { visitor } = useLoaderData({ from: '__root__' })
  const { t } = useTexts()
  const { content, onChange } = fields
  return (
    <div className={pageStyles.coursePage}>
      <Head course={course} {...fields} />
      <PagePart title={t('course.gains_title')}>
        <Purpose isEmpty={content.gains.length === 0} text="front-page.course_gains_help" />
        <LineFields
          lines={content.gains}
          onLines={(gains) => onChange({ gains })}
          most={limits.gains}
          letters={limits.gain}
          texts={gainTexts}
        />
      </PagePart>
      <PagePart title={t('course.for_whom_title')}>
        <Purpose isEmpty={content.for_whom.length === 0} text="front-page.course_for_whom_help" />
        <LineFields
          lines={content.for_whom}
          onLines={(for_whom) => onChange({ for_whom })}
          most={limits.forWhom}
          letters={limits.reader}
          texts={readerTexts}
        />
      </PagePart>
      <About course={course} {...fields} />
      <PagePart title={t('course.program')}>
        <p className={pageStyles.note}>{t('front-page.course_program_text')}</p>
        <p>
          <Link href={expertPaths.course(course.id)} className={buttonClass({})}>
            {t('front-page.course_program_open')}
          </Link>
        </p>
      </PagePart>
      <PagePart title={t('course.front_teacher')}>
        <Purpose isEmpty={content.author_id === null} text="front-page.course_teacher_help" />
        <TeacherFields
          people={people}
          teacher={content.author_id}
          writer={visitor?.id}
          onTeacher={(author_id) => onChange({ author_id })}
          words={content.teacher_words}
          onWords={(teacher_words) => onChange({ teacher_words })}
          most={limits.teacherWords}
        />
      </PagePart>
      <PagePart title={t('front-page.finish_title')}>
        <Purpose isEmpty={content.finish_title === ''} text="front-page.finish_headline_help" />
        <Written
          label={t('front-page.finish_headline')}
          value={content.finish_title}
          onValue={(finish_title) => onChange({ finish_title })}
          most={limits.finishTitle}
        />
        <Written
          label={t('front-page.finish_words')}
          value={content.finish_words}
          onValue={(finish_words) => onChange({ finish_words })}
          most={limits.teacherWords}
          lines
        />
      </PagePart>
      <PagePart title={t('course.front_doubts')}>
        <Purpose isEmpty={content.doubts.length === 0} text="front-page.course_doubts_help" />
        <DoubtFields doubts={content.doubts} onDoubts={(doubts) => onChange({ doubts })} limits={limits} />
      </PagePart>
    </div>
  )
}

/** What a part is for, while nothing is in it. */
const Purpose = ({ isEmpty, text }: { isEmpty: boolean; text: TextId }) => {
  const { t } = useTexts()
  return isEmpty ? <p className={pageStyles.note}>{t(text)}</p> : null
}

const Head = ({ course, content, onChange }: FieldsProps & { course: PublicCourse }) => {
  const { t } = useTexts()
  const { cover_url: url } = content
  return (
    <header className={pageStyles.banner}>
      <div className={pageStyles.courseHead}>
        <h1 className={pageStyles.courseTitle} lang={course.language ?? undefined}>
          {course.title}
        </h1>
        <Written
          label={t('front-page.course_lead')}
          instead={t('front-page.course_lead_like')}
          value={content.lead}
          onValue={(lead) => onChange({ lead })}
          most={limits.lead}
          className={wordStyles.lead}
          lines
        />
        <p className={pageStyles.note}>{t('front-page.course_empty_parts')}</p>
      </div>
      <PictureField
        label={t('courses.course_cover')}
        url={url}
        large
        onUrl={(cover_url) => {
          onChange({ cover_url })
          return Promise.resolve()
        }}
        instead={<CourseCover title={course.title} cover={{ ...course.cover, url: null }} />}
      />
    </header>
  )
}

const About = ({ course, content, onChange, version }: FieldsProps & { course: PublicCourse }) => {
  const { t } = useTexts()
  const title = t('course.about_title', { kind: productKindOf(course.type_id) })
  return (
    <PagePart title={title}>
      <div lang={course.language ?? undefined} style={course.look} className={styles.text}>
        <QuestionTextEditor
          className={classNames(pageStyles.about, styles.writtenText)}
          placeholder={t('front-page.course_about_help')}
          label={title}
          limit={courseLimits.description}
          startHere={false}
          text={content.about}
          version={version}
          onText={(about) => onChange({ about })}
        />
      </div>
    </PagePart>
  )
}

interface LineTexts {
  readonly add: TextId
  readonly name: TextId
  readonly like: TextId
}

const gainTexts: LineTexts = {
  add: 'front-page.add_gain',
  name: 'front-page.gain',
  like: 'front-page.gain_like',
}
const readerTexts: LineTexts = {
  add: 'front-page.add_reader',
  name: 'front-page.reader',
  like: 'front-page.reader_like',
}

interface LineFieldsProps {
  lines: readonly string[]
  onLines: (lines: string[]) => void
  most: number
  letters: number
  texts: LineTexts
}

const LineFields = ({ lines, onLines, most, letters, texts }: LineFieldsProps) => {
  const { t } = useTexts()
  return (
    <Entries
      entries={lines}
      onEntries={onLines}
      most={most}
      empty=""
      addLabel={t(texts.add)}
      nameOf={(line, number) => line || t(texts.name, { number })}
    >
      {(line, onLine, number) => (
        <Written
          label={t(texts.name, { number })}
          instead={t(texts.like)}
          value={line}
          onValue={onLine}
          most={letters}
        />
      )}
    </Entries>
  )
}
