import { get } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { doctorFindings, type ServerCheckup, shortStream } from '@hearth/contract';
import texts from '@hearth/locales/en-US/doctor.json' with { type: 'json' };
import { startMailServer } from '../../../platform/mail/mail-server-for-test.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { listen } from '../../automation/live/live-follower-for-test.ts';
import { formatFinding, runDoctorCommand } from './doctor-command.ts';

const url = '/api/admin/doctor';
const home = 'https://hearth.example';
const suite: SuiteOptions = { env: { BASE_URL: home, HOST_IP: '10.1.0.0/16' }, cook: { admin: true } };

describeServer('the doctor', suite, ({ server, engine, cook: admin }) => {
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.as(admin).get(`${url}${query}`, headers);
    return succeeded(answer) as ServerCheckup;
  };
  const readCodes = ({ findings }: ServerCheckup) => findings.map(({ code }) => code);

  it('judges the request of a page as it arrived', async () => {
    const forwarded = {
      host: 'hearth.example',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
    };
    const checkup = await ask(`?visited=${encodeURIComponent(home)}`, forwarded);
    expect(Math.abs(Date.parse(checkup.now) - server.clock.now().getTime())).toBeLessThan(60_000);
    expect(readCodes(checkup).slice(0, 3)).toEqual(['address.fits', 'proxy.notTrusted', 'tls.encrypted']);
    expect(checkup.findings[1]?.paste).toEqual([{ target: 'settings', text: 'HOST_IP=127.0.0.1' }]);
  });

  it('judges what needs no page', async () => {
    expect(readCodes(await ask(''))).toEqual([
      'address.set',
      'tls.encrypted',
      'mail.unset',
      expect.stringMatching(/^disk\./),
      'files.folder',
      'backup.none',
      'copies.noBucket',
      engine === 'postgres' ? 'database.postgres' : 'database.unchecked',
    ]);
  });

  it('refuses a page without an address of the web', async () => {
    for (const visited of ['javascript:alert(1)', 'https://', 'x'])
      expect((await server.as(admin).get(`${url}?visited=${encodeURIComponent(visited)}`)).status).toBe(400);
  });

  it('counts a body and keeps nothing of it', async () => {
    const content = Buffer.alloc(20 * 1024 * 1024, 7);
    const { payload, headers } = multipart({ file: { file: content } });
    const answer = await server.request({
      method: 'POST',
      url: `${url}/body`,
      payload,
      headers: { ...headers, authorization: `Bearer ${admin.token}` },
    });
    expect([answer.status, answer.body]).toEqual([200, { bytes: content.length }]);
  });

  it('sends events one by one', async () => {
    const port = await listen(server.app.http);
    const arrivals: number[] = [];
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      get({ port, path: `${url}/stream`, headers }, (answer) => {
        answer.on('data', () => arrivals.push(performance.now() - started));
        answer.on('end', resolve);
      });
    });
    expect(arrivals).toHaveLength(shortStream.events);
    expect(arrivals.at(-1)).toBeGreaterThan((shortStream.events - 1) * shortStream.everyMs * 0.9);
  });

  it('knows the last good backup', async () => {
    succeeded(await server.as(admin).post('/api/admin/backups'));
    expect(readCodes(await ask(''))).toContain('backup.recent');
  }, 60_000);

  it('is told by the command in English, with the lines to paste', async () => {
    const { text, hasProblem } = await runDoctorCommand(server.platform);
    expect(text).toContain('Good     Address: BASE_URL is https://hearth.example.');
    expect(text).toContain(
      'Own address: https://hearth.example could not be asked from here: The other server’s name',
    );
    expect(text).toContain('BACKUP_S3_BUCKET=hearth');
    expect(text.match(/Settings \(\.env\):/g)).toHaveLength(2);
    expect(text).not.toMatch(/\{\{|undefined|\bnull\b/);
    expect(hasProblem).toBe(false);
  }, 20_000);

  it('is for administrators', async () => {
    const member = server.as(await server.member());
    expect((await member.get(url)).status).toBe(403);
    expect((await server.nobody.get(url)).status).toBe(401);
  });
});

describe('the doctor asks the mail server', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  const env: Record<string, string> = {};
  beforeAll(async () => {
    mail = await startMailServer();
    Object.assign(env, mail.env);
    return mail.close;
  });

  describeServer('once it may', { env, cook: { admin: true } }, ({ server, cook: admin }) => {
    const codes = async (connect: boolean) => {
      const answer = await server.as(admin).get(`${url}?connect=${connect}`);
      return (succeeded(answer) as ServerCheckup).findings.map(({ code }) => code);
    };

    it('only when it is told to, and says what comes of it', async () => {
      expect(await codes(false)).toContain('mail.set');
      expect(await codes(true)).toContain('mail.answers');
      await mail.close();
      expect(await codes(true)).toContain('mail.failed');
      expect(mail.taken).toEqual([]);
    });
  });
});

it.each(doctorFindings)('has a text for %s', (code) => {
  const text = formatFinding({ code, verdict: 'good', values: {}, paste: [] });
  const [check = '', found = ''] = code.split('.');
  expect(text).not.toMatch(new RegExp(`: ${found}$`));
  expect(Object.keys(texts.checks)).toContain(check);
});
