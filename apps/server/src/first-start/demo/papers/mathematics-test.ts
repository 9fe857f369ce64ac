import { practice, text, type DemoLesson } from '../content.ts'
import { gaps, inOrder, numberOf, one, pairs, several, table } from './paper-questions.ts'
import { assignment } from './unkeyed-questions.ts'

export const mathematicsTest: DemoLesson = {
  key: 'mathematics-test',
  title: 'Mathematics: end of year nine',
  sections: [
    {
      name: 'The paper',
      units: [
        text(`
          Eleven questions on what a year of algebra and geometry leaves behind. Paper and pencil are welcome, a calculator
          is not needed. Numbers may be written with a point, a comma or as a fraction.
        `),
        practice({
          key: 'mathematics-test',
          name: 'Year nine test',
          settings: { pass_percent: 50 },
          questions: [
            numberOf({
              name: String.raw`Find $c$.`,
              description: 'The triangle is drawn to scale.',
              picture: [
                'triangle',
                'A right triangle: the sides at the right angle are 8 cm and 6 cm, the long side is c',
              ],
              value: '10',
              unit: 'cm',
              comment: String.raw`$c = \sqrt{8^2 + 6^2} = \sqrt{100} = 10$`,
            }),
            one({
              name: String.raw`Simplify $\frac{x^2 - 9}{x - 3}$ for $x \neq 3$.`,
              options: ['$x - 3$', '+$x + 3$', '$x^2 + 3$', String.raw`$\frac{x}{3}$`],
              comment: '$x^2 - 9 = (x - 3)(x + 3)$',
            }),
            several({
              name: 'What is true of this curve?',
              picture: [
                'parabola',
                'A parabola that opens upwards, crosses the x axis at −2 and 2, lowest point at y = −4',
              ],
              options: [
                '+Its equation is $y = x^2 - 4$.',
                '+It crosses the $x$ axis at $-2$ and $2$.',
                'It has its lowest point at $(0, -2)$.',
                '+It is symmetric about the $y$ axis.',
              ],
            }),
            numberOf({
              name: String.raw`Solve $\frac{2x + 1}{3} = 5$.`,
              value: '7',
              comment: '$2x + 1 = 15$, so $2x = 14$.',
            }),
            numberOf({
              name: 'A circle has a radius of 4 m. How long is its edge?',
              description: 'To one decimal place.',
              value: '25.1',
              tolerance: '0.05',
              unit: 'm',
              points: 2,
              comment: String.raw`$2 \pi r = 8 \pi \approx 25.13$`,
            }),
            pairs({
              name: 'Which results belong together?',
              pairs: [
                ['$2^5$', '32'],
                [String.raw`$\sqrt{144}$`, '12'],
                [String.raw`$3^{-2}$`, String.raw`$\frac{1}{9}$`],
              ],
              extra: ['10', '72'],
            }),
            inOrder({
              name: 'From the smallest to the largest',
              items: [
                '$-1.5$',
                String.raw`$-\frac{1}{3}$`,
                '$0.3$',
                String.raw`$\frac{1}{3}$`,
                String.raw`$\sqrt{2}$`,
              ],
            }),
            table({
              name: 'What is each number?',
              description: 'Choose the smallest set to which it belongs.',
              columns: ['natural', 'integer', 'rational', 'irrational'],
              rows: [
                ['$17$', 0],
                ['$-4$', 1],
                ['$0.25$', 2],
                [String.raw`$\sqrt{5}$`, 3],
              ],
            }),
            gaps({
              name: 'Complete the solution of $x^2 - 5x + 6 = 0$.',
              text: 'The sum of the roots is {5} and their product is {6}. So the smaller root is {2} and the larger one is {3}.',
            }),
            numberOf({
              name: 'Three of the five numbers 2, 3, 5, 8 and 9 are drawn. In how many ways, if their order does not matter?',
              value: '10',
              points: 2,
              comment: String.raw`$\binom{5}{3} = 10$`,
            }),
            assignment({
              name: String.raw`Prove that $\sqrt{2}$ is irrational.`,
              description: 'Write it here, or photograph your paper and attach the picture.',
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
