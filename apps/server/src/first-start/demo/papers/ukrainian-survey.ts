import { practice, text, type DemoLesson } from '../content.ts'
import { agreementWith, faceFor, pollOf, recommendationOf, starsFor, table } from './paper-questions.ts'

export const ukrainianSurvey: DemoLesson = {
  key: 'ukrainian-survey',
  title: 'Як вам курс?',
  sections: [
    {
      name: 'Три хвилини для наступних учнів',
      units: [
        text(`
          Тут немає оцінок. Ваші відповіді прочитають ті, хто готує курс, і наступний буде кращим.
        `),
        practice({
          key: 'ukrainian-survey',
          name: 'Опитування після курсу',
          settings: { result_detail: 'simple_answer' },
          questions: [
            starsFor({ name: 'Наскільки корисним був курс?', ends: ['Зовсім не корисний', 'Дуже корисний'] }),
            table({
              name: 'Чого було замало чи забагато?',
              columns: ['Замало', 'Саме стільки', 'Забагато'],
              rows: [['Теорія'], ['Вправи'], ['Час на уроки'], ['Відгуки на роботи']],
              isOptional: true,
            }),
            agreementWith({ name: 'Темп курсу мені підходив.' }),
            faceFor({ name: 'З яким настроєм ви завершили останній урок?', isOptional: true }),
            pollOf({
              name: 'Коли ви здебільшого навчалися?',
              options: ['До роботи', 'Удень', 'Увечері', 'На вихідних'],
            }),
            pollOf({
              name: 'Чого має бути більше?',
              options: ['Відео', 'Текстових уроків', 'Практики', 'Зустрічей з викладачем'],
              isSeveral: true,
              isOptional: true,
            }),
            recommendationOf({ name: 'Чи порадите ви цей курс друзям?' }),
          ],
        }),
      ],
    },
  ],
}
