import { Command } from 'commander';
import { rotateSecrets } from '../../shared/operations/rotate-secrets.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { type Output, print } from './output.ts';

const MAY_GO =
  'The old key may go: restart every process with SECRETS_KEY alone, then run this once more to see that none has sealed with it meanwhile.';
const NEEDED = 'The old key is still needed: a running process seals with it. Restart all with the new SECRETS_KEY.';

/** `secrets rotate`: seals everything with the present `SECRETS_KEY`. */
export function secretCommands(context: CommandContext): Command {
  const secrets = new Command('secrets').description('what is sealed with SECRETS_KEY');
  secrets
    .command('rotate')
    .description('seal everything with the present SECRETS_KEY; see docs/security.md')
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const { resealed, present, unreadable, oldKeyMayGo } = await withPlatform(
        context,
        (platform) => rotateSecrets(platform.db, platform.secrets, platform.config),
        { acceptsLostKey: true },
      );
      const next = oldKeyMayGo ? MAY_GO : NEEDED;
      print(context, { resealed, present, unreadable, old_key_may_go: oldKeyMayGo, next }, options);
    });
  return secrets;
}
