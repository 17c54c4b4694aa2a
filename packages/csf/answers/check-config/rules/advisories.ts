import {advisories, advisoryUrl, isExposed} from '../../advisories';
import {isTrue} from '../../../model/perl';
import {about, type CheckRule} from '../checkRule';

/** A rule for each security notice: whether this csf.conf exposes the server. */
export const advisoryRules: readonly CheckRule[] = advisories.map((advisory) => ({
  id: `security.${advisory.id.toLowerCase()}`,
  evidence: ['packages/csf/facts/advisories.json'],
  check: ({entry, value, panel}) => {
    if (!isExposed(advisory, value, panel)) {
      return [];
    }
    // With its first condition undone, a notice no longer concerns the server.
    const {setting, is} = advisory.affects.when[0]!;
    // Of a part of a file, settings that it lacks count as shipped; the line that it has is the one to change.
    const exposing = advisory.exposingLines
      .map((line) => entry(line.split(' ')[0]!))
      .find((line) => line !== undefined && line.number > 0 && isTrue(line.value));
    return exposing === undefined
      ? []
      : about(exposing, {
          severity: 'security',
          title: `This file exposes the server to ${advisory.id}`,
          reason: advisory.summary,
          remedy: advisory.remedy,
          fix: Object.fromEntries(
            [setting]
              .flat()
              .filter((name) => value(name) !== '')
              .map((name) => [name, is === 'on' ? '0' : '']),
          ),
          href: advisoryUrl(advisory.id),
        });
  },
}));
