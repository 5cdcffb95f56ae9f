import type { Config } from '../../shared/core/config.ts';

export interface OutgoingMail {
  /** The same for every attempt, so that mailboxes recognise a mail that arrives twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type MailResult =
  | { readonly kind: 'sent' }
  /** The server will never accept it (SMTP 5xx): another attempt is useless. */
  | ({ readonly kind: 'refused' } & MailFailure)
  | ({ readonly kind: 'failed' } & MailFailure);

export interface MailFailure {
  /** The SMTP code; null without an answer. */
  readonly status: number | null;
  readonly error: string;
}

export interface MailTransport {
  /** Never throws. `error` holds the SMTP code and the cause, without addresses. */
  send(mail: OutgoingMail): Promise<MailResult>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 20_000;

/** Null without `SMTP_URL`: mails are then stored and not sent, and the mail client is not loaded. */
export async function createMailTransport(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<MailTransport | null> {
  if (config.smtpUrl === null) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text }) {
      try {
        await transport.sendMail({
          from: config.mailFrom,
          to,
          subject,
          text,
          messageId: `<${id}@${domainOf(config.mailFrom)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        const code = responseCode(error);
        const kind = code !== null && code >= 500 ? 'refused' : 'failed';
        return { kind, status: code, error: describe(error, code) };
      }
    },
    close: () => transport.close(),
  };
}

function domainOf(from: string): string {
  return /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost';
}

function responseCode(error: unknown): number | null {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' ? code : null;
}

function describe(error: unknown, smtpCode: number | null): string {
  if (smtpCode !== null) return `the mail server answered ${smtpCode}`;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
  return `sending to the mail server failed (${code})`;
}
