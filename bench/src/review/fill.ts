import { Pool } from 'pg'

/** How much there is at the desk that is measured. */
export const desk = {
  attempts: 1_000_000,
  waiting: 5_000,
  learners: 50_000,
  courses: 20,
  lessonsOfCourse: 20,
  reviewers: 20,
  groups: 40,
  comments: 50_000,
} as const

const first = { user: 5_000_000, product: 900_000, lesson: 9_000_000, group: 900_000, offer: 900_000 }

/** One of each to narrow by. */
export const measured = {
  course: first.product + 3,
  lesson: first.lesson + 65,
  assistant: first.user + 7,
  group: first.group + 3,
  offer: first.offer,
} as const

const lessons = desk.courses * desk.lessonsOfCourse
const courseOfLesson = (n: string) => `${first.product} + (${n}) / ${desk.lessonsOfCourse}`

/** Of the quiz that everybody answers. */
const firstQuestion =
  "(select content -> 'questions' -> 0 ->> 'id' from quiz_versions order by id desc limit 1)"

/** What is copied: a course with one lesson. */
const statements = (lesson: number, quiz: number): string[] => {
  const copy = (table: string, id: string, count: number, values: string) => `
    insert into ${table} overriding system value
    select (jsonb_populate_record(null::${table}, to_jsonb(source) || jsonb_build_object(${values}))).*
    from ${table} source, generate_series(0, ${count - 1}) n where source.id = ${id}`
  const ofLesson = (column: string) => `(select ${column} from lessons where id = ${lesson})`
  return [
    copy(
      'products',
      ofLesson('product_id'),
      desk.courses,
      `'id', ${first.product} + n, 'slug', 'desk-' || n, 'title', 'Course number ' || n`,
    ),
    copy(
      'courses',
      ofLesson('course_id'),
      desk.courses,
      `'id', ${first.product} + n, 'product_id', ${first.product} + n`,
    ),
    copy(
      'lessons',
      String(lesson),
      lessons,
      `'id', ${first.lesson} + n, 'course_id', ${courseOfLesson('n')}, 'product_id', ${courseOfLesson('n')},
       'slug', 'lesson-' || n, 'title', 'Lesson number ' || n, 'position', n`,
    ),
    copy(
      'users',
      '(select min(id) from users)',
      desk.learners,
      `'id', ${first.user} + n, 'name', 'Demo student ' || n, 'email', 'desk-' || n || '@lectern.test'`,
    ),
    `insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades, scores, max_scores,
       decided_at, decided_by, started_at, finished_at)
     select l.school_id, ${first.user} + (n + n / 200 * 37) % ${desk.learners}, l.id, ${quiz}, v.id,
       case when n % ${desk.attempts / desk.waiting} = 0 then 6 else 1 + n % 4 end, '{}',
       case when n % ${desk.attempts / desk.waiting} = 0 then jsonb_build_object(${firstQuestion},
         '{"correctness":"pending","points":0,"max_points":1}'::jsonb) else '{}' end, n % 10, 10,
       case when n % 3 = 1 then at + n % 90 * interval '1 hour' end, case when n % 3 = 1 then ${first.user} + n % ${desk.reviewers} end, at - interval '20 minutes', at
     from (select n, now() - n * interval '40 seconds' as at from generate_series(1, ${desk.attempts}) n) numbers
     join lessons l on l.id = ${first.lesson} + (n * 31 + n / 200) % ${lessons},
     (select max(id) as id from quiz_versions) v`,
    `insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
     select id, ${firstQuestion}, jsonb_build_array(jsonb_build_object('text_answer', 'Because it rises ' || id / 200 % 2)), '{}', 'd', 1, now()
     from attempts where status_id = 6 and user_id >= ${first.user}`,
    `insert into attempt_claims (attempt_id, school_id, claimed_by, claimed_at, expires_at)
     select id, school_id, ${first.user} + id / 200 % ${desk.reviewers}, now(), now() + interval '30 minutes'
     from attempts where status_id = 6 and user_id >= ${first.user} and id / 200 % 10 = 0`,
    `insert into participant_groups (id, school_id, product_id, name, created_at) overriding system value
     select ${first.group} + n, p.school_id, p.id, 'Group ' || n, now() from generate_series(0, ${desk.groups - 1}) n
     join products p on p.id = ${first.product} + n % ${desk.courses}`,
    `insert into participant_group_members (group_id, user_id)
     select ${first.group} + n % ${desk.groups}, ${first.user} + n from generate_series(0, ${desk.learners - 1}) n`,
    `insert into participant_group_assistants (group_id, user_id)
     select ${first.group} + n, ${first.user} + n % ${desk.reviewers} from generate_series(0, ${desk.groups - 1}) n`,
    `insert into enrolments (school_id, product_id, user_id, state, source, started_at)
     select g.school_id, g.product_id, m.user_id, 'active', 'manual', now()
     from participant_groups g join participant_group_members m on m.group_id = g.id where g.id >= ${first.group}`,
    `insert into offers (id, school_id, code, title, status_id, is_self_service, created_at, updated_at) overriding system value
     select ${first.offer}, school_id, 'desk', 'Desk offer', 2, false, now(), now() from lessons where id = ${lesson}`,
    `insert into access_grants (school_id, product_id, user_id, offer_id, origin, starts_at, created_at)
     select p.school_id, p.id, ${first.user} + n, case when n % 4 = 0 then ${first.offer} end, 'manual', now(), now()
     from generate_series(0, ${desk.learners - 1}) n join products p on p.id between ${first.product} and ${first.product} + 2`,
    `insert into comments (school_id, course_id, lesson_id, commentable_type, commentable_id, attempt_id, author_id, is_by_team, text, file_uuids, created_at)
     select a.school_id, ${first.product}, a.lesson_id, 'quiz-attempt', a.id, a.id, a.user_id, false, 'Is it right?', '[]', now()
     from attempts a where a.user_id >= ${first.user} order by a.status_id = 6 and a.id % 3 = 0 desc, a.id desc limit ${desk.comments}`,
    'vacuum analyze',
  ]
}

/** Fills the school of a lesson; ends when PostgreSQL knows how much it is. Gives the question that everybody who waits has answered. */
export const fillDesk = async (url: string, lesson: number, quiz: number): Promise<string> => {
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    for (const statement of statements(lesson, quiz)) await pool.query(statement)
    const { rows } = await pool.query<{ id: string }>(`select ${firstQuestion} as id`)
    return String(rows[0]?.id)
  } finally {
    await pool.end()
  }
}
