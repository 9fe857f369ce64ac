import { useTexts } from '../../../lib/texts/index.ts'
import styles from './page-parts.module.css'

interface TeacherProps {
  teacher: { readonly name: string; readonly avatar_url: string | null; readonly words: string }
  lang?: string | undefined
}

/** Who teaches, in their own words where there are some. */
export const Teacher = ({ teacher, lang }: TeacherProps) => {
  const { t } = useTexts()
  return (
    <section
      className={styles.teacher}
      aria-labelledby="teacher-title"
      data-portrait={teacher.avatar_url ? '' : undefined}
    >
      {teacher.avatar_url && <img src={teacher.avatar_url} alt="" width={512} height={512} loading="lazy" />}
      <div className={styles.teacherWords}>
        <h2 id="teacher-title" className={styles.title}>
          {t('course.front_teacher')}
        </h2>
        {teacher.words !== '' && (
          <blockquote className={styles.quote} lang={lang}>
            {teacher.words}
          </blockquote>
        )}
        <p className={styles.teacherName}>{teacher.name}</p>
      </div>
    </section>
  )
}
