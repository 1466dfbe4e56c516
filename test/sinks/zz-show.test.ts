import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { text } from '../../src/sinks/text';
import { aReport } from '../fakes/report';

test('show', () => {
  for (const width of [80, 120, 44])
    writeFileSync(
      `/tmp/pic/full-${width}.ansi`,
      text.render(aReport(), { width, colour: true, links: true, workspace: '/home/ada/shop' }),
    );
  for (const c of ['critic-failed', 'hostile', 'no-task', 'many-findings'])
    writeFileSync(
      `/tmp/pic/${c}-80.ansi`,
      text
        .render(JSON.parse(readFileSync(`test/fixtures/sinks/${c}/report.json`, 'utf8')), {
          width: 80,
          colour: true,
          links: true,
          workspace: '/home/ada/shop',
        })
        .split('\n')
        .slice(0, 130)
        .join('\n'),
    );
  const cjk = aReport();
  cjk.task!.title =
    '注文検索がクラッシュする：注文のない顧客を検索するとエラーになります。検索結果が空の場合は空のリストを返してください。';
  cjk.plan!.summary =
    '当検索は注文が一致しない場合にエラーを返します。なぜなら `firstOf` が空の結果の最初の行を読むからです。Emoji 👩‍👩‍👧‍👦 ok ✅ café e\u0301 done. 한국어 문장도 여기에 있습니다 그리고 계속됩니다.';
  writeFileSync(
    `/tmp/pic/cjk-80.ansi`,
    text
      .render(cjk, { width: 80, colour: true, links: true, workspace: '/home/ada/shop' })
      .split('\n')
      .slice(0, 30)
      .join('\n'),
  );
});
