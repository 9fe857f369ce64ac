import { practice, text, type DemoLesson } from '../content.ts'
import { gaps, inOrder, numberOf, one, pairs, several, table } from './paper-questions.ts'
import { assignment } from './unkeyed-questions.ts'

export const ukrainianMathematics: DemoLesson = {
  key: 'ukrainian-mathematics',
  title: 'Математика: дев’ятий клас',
  sections: [
    {
      name: 'Контрольна робота',
      units: [
        text(`
          Десять завдань з алгебри та геометрії. Знадобляться папір і олівець, калькулятор не потрібен. Числа можна
          писати з комою, з крапкою або дробом.
        `),
        practice({
          key: 'ukrainian-mathematics',
          name: 'Контрольна з математики',
          settings: { pass_percent: 50 },
          questions: [
            numberOf({
              name: 'Знайдіть $c$.',
              picture: ['triangle', 'Прямокутний трикутник: катети 8 см і 6 см, гіпотенуза c'],
              value: '10',
              unit: 'см',
              comment: String.raw`$c = \sqrt{8^2 + 6^2} = 10$`,
            }),
            one({
              name: String.raw`Спростіть вираз $\frac{x^2 - 9}{x - 3}$, якщо $x \neq 3$.`,
              options: ['$x - 3$', '+$x + 3$', '$x^2 + 3$', String.raw`$\frac{x}{3}$`],
            }),
            several({
              name: 'Що правильно для цієї кривої?',
              picture: [
                'parabola',
                'Парабола вітками вгору, перетинає вісь x у точках −2 і 2, найнижча точка y = −4',
              ],
              options: [
                '+Її рівняння $y = x^2 - 4$.',
                '+Вона перетинає вісь $x$ у точках $-2$ і $2$.',
                'Її вершина в точці $(0; -2)$.',
                '+Вона симетрична відносно осі $y$.',
              ],
            }),
            numberOf({
              name: String.raw`Розв’яжіть рівняння $\frac{2x + 1}{3} = 5$.`,
              value: '7',
            }),
            numberOf({
              name: 'Радіус кола 4 м. Яка його довжина?',
              description: 'З точністю до десятих.',
              value: '25,1',
              tolerance: '0,05',
              unit: 'м',
              points: 2,
              comment: String.raw`$2 \pi r = 8 \pi \approx 25{,}13$`,
            }),
            pairs({
              name: 'Установіть відповідність.',
              pairs: [
                ['$2^5$', '32'],
                [String.raw`$\sqrt{144}$`, '12'],
                ['$3^{-2}$', String.raw`$\frac{1}{9}$`],
              ],
              extra: ['10', '72'],
            }),
            inOrder({
              name: 'Від найменшого до найбільшого',
              items: [
                '$-1{,}5$',
                String.raw`$-\frac{1}{3}$`,
                '$0{,}3$',
                String.raw`$\frac{1}{3}$`,
                String.raw`$\sqrt{2}$`,
              ],
            }),
            table({
              name: 'До якої множини належить число?',
              description: 'Виберіть найменшу з множин.',
              columns: ['натуральні', 'цілі', 'раціональні', 'ірраціональні'],
              rows: [
                ['$17$', 0],
                ['$-4$', 1],
                ['$0{,}25$', 2],
                [String.raw`$\sqrt{5}$`, 3],
              ],
            }),
            gaps({
              name: 'Доповніть розв’язання рівняння $x^2 - 5x + 6 = 0$.',
              text: 'Сума коренів дорівнює {5}, а добуток {6}. Отже, менший корінь {2}, а більший {3}.',
            }),
            assignment({
              name: String.raw`Доведіть, що число $\sqrt{2}$ ірраціональне.`,
              description: 'Напишіть тут або сфотографуйте аркуш і додайте знімок.',
              points: 5,
              field: 3,
              files: true,
            }),
          ],
        }),
      ],
    },
  ],
}
