import { expect, test } from 'vitest'
import { practiceAccepted } from '@lectern/contract/attempts/attempts.facts'
import { record } from '../../platform/facts/record.ts'
import { testApp } from '../../testing/app.ts'
import { openTestMailServer } from '../../testing/test-mail-server.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'

const app = await testApp()
// Noon in Kyiv: no letter waits for the morning.
app.clock.set('2026-02-02T10:00:00.000Z')
const post = await openTestMailServer(app)
const school = await teachingSchool(app, 'demo', true)
const practice = practiceIn(app, school)
await app.dependencies.database.pool.query("update schools set primary_color = '#ffd400'")
await post.deliver()

test.each([
  ['en', 'You passed “Quiz of demo”', 'View result', 'Stop e-mails about practices'],
  ['uk', 'Практику «Quiz of demo» складено', 'Переглянути результат', 'Не надсилати листів про практики'],
  ['ru', 'Практика «Quiz of demo» сдана', 'Посмотреть результат', 'Не присылать писем о практиках'],
])(
  'a mail server gets both parts, the headers of RFC 8058 and the words of %s',
  async (language, ...words) => {
    const [subject, action, stop] = words
    const person = await joinSchool(app, school)
    await app.call('PUT', `/users/${person.id}`, { as: person.token, body: { language } })
    const attempt = await practice.begin(person.token)
    await practice.finish(person.token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
    await app.dependencies.db.transaction((tx) =>
      record(tx, practiceAccepted, {
        schoolId: school.schoolId,
        userId: person.id,
        subjectId: attempt.id,
        details: { lesson_id: school.lesson.id, quiz_id: school.quizId, status_id: 1 },
        at: app.clock.now(),
      }),
    )
    // Told, written down and sent: each follows from the one before.
    for (let round = 0; round < 3; round += 1) await post.deliver()
    const [letter, ...others] = (await post.take(person.email)).filter(({ source }) =>
      source.includes('List-Unsubscribe'),
    )
    expect(others).toEqual([])
    if (!letter) throw new Error('No letter came.')
    expect(letter.subject).toBe(subject)
    expect(letter.text).toContain(action)
    expect(letter.text).toContain(stop)
    expect(letter.html).toContain(action)
    // The school's colour as it was chosen, with words on it that can be read.
    expect(letter.html).toContain('#ffd400')
    expect(letter.html).toContain('color:#000000')
    expect(letter.html).toContain('prefers-color-scheme: dark')
    expect(letter.html).toContain(`lang="${language}"`)
    expect(letter.source).toContain('multipart/alternative')
    expect(letter.source).toMatch(
      /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:\d+\/api\/v1\/letters\/[\w-]+\.[\w-]+\/unsubscribe>\r$/m,
    )
    expect(letter.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(letter.source).toMatch(/^Message-ID: <notification-\d+@school\.test>\r$/m)
  },
)
