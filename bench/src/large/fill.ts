import { Pool } from 'pg'

/** How much there is in the large database, beside the school that is measured. */
export const large = {
  schools: 200,
  coursesOfSchool: 5,
  lessonsOfCourse: 20,
  students: 100_000,
  /** Of each student, in lessons of one course. */
  attemptsOfStudent: 10,
  /** The course whose progress is measured: in the school of the expert. */
  participants: 5_000,
  lessons: 100,
} as const

/** What is copied: a course with one lesson of a text and a practice, and its school. */
export interface Pattern {
  readonly schoolId: number
  readonly productId: number
  readonly courseId: number
  readonly lessonId: number
  readonly quizId: number
}

/** Ids of copies begin above those that a small school has. */
const first = {
  school: 10_000,
  product: 100_000,
  lesson: 1_000_000,
  section: 2_000_000,
  unit: 3_000_000,
  user: 5_000_000,
}
const big = { product: 900_000, lesson: 9_000_000, section: 9_100_000, unit: 9_200_000 }

/** Rows of a table made of one, each with values of its own: SQL of an object from the number `n`. */
const copies = (table: string, id: string, count: number, values: string): string => `
  insert into ${table} overriding system value
  select (jsonb_populate_record(null::${table}, to_jsonb(source) || ${values})).*
  from ${table} source, generate_series(0, ${count - 1}) n where source.id = ${id}`

const courses = large.schools * large.coursesOfSchool
const lessons = courses * large.lessonsOfCourse
const schoolOfCourse = (n: string) => `${first.school} + (${n}) / ${large.coursesOfSchool}`
const courseOfLesson = `n / ${large.lessonsOfCourse}`
const studentsCourse = `((n % ${large.schools}) * ${large.coursesOfSchool} + n % ${large.coursesOfSchool})`

/** A section for each lesson. */
const sectionsOf = (
  { lessonId }: Pattern,
  lessonsFrom: number,
  from: number,
  count: number,
  school: string,
) => `
  insert into lesson_sections overriding system value
  select (jsonb_populate_record(null::lesson_sections, to_jsonb(source) || jsonb_build_object(
    'id', ${from} + n, 'lesson_id', ${lessonsFrom} + n, 'school_id', ${school}))).*
  from (select * from lesson_sections where lesson_id = ${lessonId} and deleted_at is null order by id limit 1) source,
    generate_series(0, ${count - 1}) n`
/** The units of the pattern for each section. */
const unitsOf = (
  { lessonId }: Pattern,
  sectionsFrom: number,
  from: number,
  count: number,
  school: string,
) => `
  insert into info_units overriding system value
  select (jsonb_populate_record(null::info_units, to_jsonb(source) || jsonb_build_object(
    'id', ${from} + n * 4 + place, 'section_id', ${sectionsFrom} + n, 'school_id', ${school}))).*
  from (select u.*, row_number() over (order by u.position) place from info_units u
    join lesson_sections s on s.id = u.section_id where s.lesson_id = ${lessonId} and u.deleted_at is null limit 3) source,
    generate_series(0, ${count - 1}) n`
/** The practice of each lesson. */
const quizzesOf = ({ quizId }: Pattern, lessonsFrom: number, unitsFrom: number, count: number) => `
  insert into lesson_quizzes (lesson_id, unit_id, quiz_id)
  select ${lessonsFrom} + n, u.id, ${quizId} from generate_series(0, ${count - 1}) n
  join info_units u on u.id between ${unitsFrom} + n * 4 and ${unitsFrom} + n * 4 + 3 and u.type_id = 5`

/** Schools with their courses, lessons and students. */
const manySchools = (pattern: Pattern): string[] => {
  const { schoolId, productId, courseId, lessonId, quizId } = pattern
  return [
    copies(
      'schools',
      String(schoolId),
      large.schools,
      `jsonb_build_object('id', ${first.school} + n, 'slug', 'large-' || n, 'is_primary', false)`,
    ),
    copies(
      'products',
      String(productId),
      courses,
      `jsonb_build_object('id', ${first.product} + n, 'school_id', ${schoolOfCourse('n')}, 'slug', 'large-' || n)`,
    ),
    copies(
      'courses',
      String(courseId),
      courses,
      `jsonb_build_object('id', ${first.product} + n, 'product_id', ${first.product} + n, 'school_id', ${schoolOfCourse('n')})`,
    ),
    copies(
      'lessons',
      String(lessonId),
      lessons,
      `jsonb_build_object('id', ${first.lesson} + n, 'course_id', ${first.product} + ${courseOfLesson},
      'product_id', ${first.product} + ${courseOfLesson}, 'school_id', ${schoolOfCourse(courseOfLesson)}, 'slug', 'lesson-' || n, 'position', n % ${large.lessonsOfCourse})`,
    ),
    sectionsOf(pattern, first.lesson, first.section, lessons, schoolOfCourse(courseOfLesson)),
    unitsOf(pattern, first.section, first.unit, lessons, schoolOfCourse(courseOfLesson)),
    quizzesOf(pattern, first.lesson, first.unit, lessons),
    `insert into users (id, name, email, created_at, updated_at) overriding system value
     select ${first.user} + n, 'Demo student ' || n, 'large-' || n || '@lectern.test', now() - n * interval '1 minute', now()
     from generate_series(0, ${large.students - 1}) n`,
    `insert into enrolments (school_id, product_id, user_id, state, source, started_at)
     select ${schoolOfCourse(studentsCourse)}, ${first.product} + ${studentsCourse}, ${first.user} + n, 'active', 'free', now() - interval '30 days'
     from generate_series(0, ${large.students - 1}) n`,
    `insert into lesson_progress (user_id, lesson_id, course_id, school_id, started_at, watched_at, done_at)
     select ${first.user} + n, ${first.lesson} + ${studentsCourse} * ${large.lessonsOfCourse} + at, ${first.product} + ${studentsCourse},
       ${schoolOfCourse(studentsCourse)}, now() - interval '20 days', now() - interval '20 days', now() - interval '20 days'
     from generate_series(0, ${large.students - 1}) n, generate_series(0, ${large.attemptsOfStudent - 1}) at`,
    `insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades, scores, max_scores, started_at, finished_at)
     select ${schoolOfCourse(studentsCourse)}, ${first.user} + n, ${first.lesson} + ${studentsCourse} * ${large.lessonsOfCourse} + at, ${quizId}, 1,
       1 + (n + at) % 3, '{}', '{}', at, 10, now() - n * interval '10 seconds', now() - n * interval '10 seconds'
     from generate_series(0, ${large.students - 1}) n, generate_series(0, ${large.attemptsOfStudent - 1}) at`,
  ]
}

/** A course of the pattern's school with many participants and lessons. */
const measuredCourse = (pattern: Pattern): string[] => {
  const { schoolId, productId, courseId, lessonId, quizId } = pattern
  return [
    copies(
      'products',
      String(productId),
      1,
      `jsonb_build_object('id', ${big.product}, 'slug', 'measured-progress', 'title', 'Measured progress')`,
    ),
    copies(
      'courses',
      String(courseId),
      1,
      `jsonb_build_object('id', ${big.product}, 'product_id', ${big.product})`,
    ),
    copies(
      'lessons',
      String(lessonId),
      large.lessons,
      `jsonb_build_object('id', ${big.lesson} + n, 'course_id', ${big.product}, 'product_id', ${big.product},
      'slug', 'lesson-' || n, 'title', 'Lesson number ' || n + 1, 'position', n)`,
    ),
    sectionsOf(pattern, big.lesson, big.section, large.lessons, String(schoolId)),
    unitsOf(pattern, big.section, big.unit, large.lessons, String(schoolId)),
    quizzesOf(pattern, big.lesson, big.unit, large.lessons),
    `insert into enrolments (school_id, product_id, user_id, state, source, started_at)
     select ${schoolId}, ${big.product}, ${first.user} + n, 'active', 'free', now() - n * interval '1 minute'
     from generate_series(0, ${large.participants - 1}) n`,
    `insert into lesson_progress (user_id, lesson_id, course_id, school_id, started_at, watched_at, done_at)
     select ${first.user} + n, ${big.lesson} + at, ${big.product}, ${schoolId}, now() - (60 - at / 2) * interval '1 day',
       now() - (60 - at / 2) * interval '1 day', case when at < n % ${large.lessons} then now() - (60 - at / 2) * interval '1 day' end
     from generate_series(0, ${large.participants - 1}) n, generate_series(0, ${large.lessons - 1}) at where at <= n % ${large.lessons}`,
    `insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades, scores, max_scores, started_at, finished_at)
     select school_id, user_id, lesson_id, ${quizId}, 1, case when done_at is null then 2 + (user_id % 2)::int else 1 end, '{}', '{}', 5, 10, started_at, started_at
     from lesson_progress where course_id = ${big.product} and lesson_id % 5 = 0`,
  ]
}

/** What sums up the rows before. */
const sums = [
  `insert into access_grants (school_id, product_id, user_id, origin, starts_at, created_at)
     select school_id, product_id, user_id, 'free', started_at, started_at from enrolments where user_id >= ${first.user}`,
  `insert into course_visits (school_id, course_id, user_id, lesson_id, visited_at)
     select school_id, course_id, user_id, max(lesson_id), max(started_at) from lesson_progress
     where user_id >= ${first.user} group by 1, 2, 3`,
]

/** The product whose progress is measured. */
export const measuredProduct = big.product

/** Fills the database around what is there already; a caller waits until PostgreSQL knows how much it is. */
export const fillLarge = async (url: string, pattern: Pattern): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    for (const statement of [...manySchools(pattern), ...measuredCourse(pattern), ...sums])
      await pool.query(statement)
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}
