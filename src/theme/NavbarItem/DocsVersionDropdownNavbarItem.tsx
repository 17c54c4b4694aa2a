import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import ThemeDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

/** The theme's dropdown of versions. Where there is one version, the theme shows a link; here it stays a dropdown. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {docsPluginId, dropdownItemsBefore, dropdownItemsAfter, position, className, mobile = false, onClick} = props;
  const [version, ...others] = useVersions(docsPluginId);
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  if (version === undefined || others.length + dropdownItemsBefore.length + dropdownItemsAfter.length > 0) {
    return <ThemeDropdown {...props} />;
  }
  const {path} = activeDoc ?? version.docs.find(({id}) => id === version.mainDocId)!;
  const label = mobile
    ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
    : version.label;
  return (
    <DropdownNavbarItem
      position={position}
      className={className}
      mobile={mobile}
      onClick={onClick}
      label={label}
      to={mobile ? undefined : path}
      items={[
        {
          label: version.label,
          to: path,
          isActive: () => activeVersion !== undefined,
          onClick: () => savePreferredVersionName(version.name),
        },
      ]}
    />
  );
}
