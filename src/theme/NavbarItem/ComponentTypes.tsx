import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import StarBadge from '@site/src/components/StarBadge';

export default {...ComponentTypes, 'custom-starBadge': StarBadge};
