import { practice, text, type DemoLesson } from '../content.ts'
import { table } from './paper-questions.ts'
import {
  agreementWith,
  faceFor,
  inventory,
  openAnswer,
  pollOf,
  recommendationOf,
  starsFor,
} from './unkeyed-questions.ts'

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
            inventory({
              name: 'Як ви вчитеся?',
              description: 'Відповідайте швидко. Підрахунок говорить про звички, а не про здібності.',
              isOptional: true,
              scales: [
                {
                  letter: 'П',
                  name: 'Планування',
                  text: 'Чотири з чотирьох: у вашому тижні є час на навчання. Нуль: навчання чекає на вільний вечір.',
                  yes: ['У понеділок я знаю, коли навчатимуся.', 'Розпочатий урок я доводжу до кінця.'],
                  no: ['Часто навчаюся пізніше, ніж планую.', 'Щодня вирішую наново, чи навчатися.'],
                },
                {
                  letter: 'З',
                  name: 'Пригадування',
                  text: 'Чотири з чотирьох: ви пригадуєте вивчене самі. Нуль: ви перечитуєте.',
                  yes: [
                    'Закриваю книжку й переказую прочитане.',
                    'Перевіряю себе раніше, ніж це роблять інші.',
                  ],
                  no: ['Підкреслюю рядки й перечитую їх.', 'Шукаю відповідь, щойно завагаюся.'],
                },
              ],
            }),
            openAnswer({ name: 'Що нам змінити насамперед?', isOptional: true, field: 3 }),
            openAnswer({
              name: 'Чи можна запитати вас докладніше? Залиште адресу пошти.',
              isOptional: true,
              field: 4,
            }),
            recommendationOf({ name: 'Чи порадите ви цей курс друзям?' }),
          ],
        }),
      ],
    },
  ],
}
